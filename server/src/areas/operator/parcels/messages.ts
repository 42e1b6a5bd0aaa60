import type { Translated } from '@mcy/api/contract';
import type { ShipmentFault } from '@mcy/api/operator/parcels/rules';

/** What is wrong with a line of shipments, and what to do. */
export const shipmentFaultWords: Record<ShipmentFault, Translated> = {
  columns: {
    vn: 'Cần đúng ba cột: số kiện, đơn vị vận chuyển, mã vận đơn.',
    zh: '须为三列：包裹号、承运商、运单号。',
    en: 'Each line needs three columns: parcel number, carrier, tracking number.',
  },
  number: {
    vn: 'Số kiện chỉ gồm chữ số, như trên phiếu đóng gói.',
    zh: '包裹号只能是数字，见装箱单。',
    en: 'The parcel number has only digits, as on the packing slip.',
  },
  carrier: {
    vn: 'Ghi tên đơn vị vận chuyển, tối đa 40 ký tự.',
    zh: '请填写承运商，最多 40 个字符。',
    en: 'Enter the carrier in at most 40 characters.',
  },
  tracking_number: {
    vn: 'Mã vận đơn gồm 6 đến 30 chữ cái, chữ số hoặc dấu gạch ngang.',
    zh: '运单号为 6 至 30 位字母、数字或连字符。',
    en: 'A tracking number has 6 to 30 letters, digits or hyphens.',
  },
  twice: {
    vn: 'Kiện này đã có ở dòng trên.',
    zh: '该包裹在前面的行中已出现。',
    en: 'An earlier line already has this parcel.',
  },
};

export const noSuchParcel: Translated = {
  vn: 'Không có kiện nào mang số này.',
  zh: '没有该编号的包裹。',
  en: 'No parcel has this number.',
};

export const notPacking: Translated = {
  vn: 'Kiện này không ở bước đóng gói nên chưa gửi được.',
  zh: '该包裹不在打包阶段，无法发货。',
  en: 'This parcel isn’t being packed, so it can’t be shipped.',
};
