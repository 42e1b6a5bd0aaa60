import type { Translated } from '@mcy/api/contract';
import type { ShipmentFault } from '@mcy/api/operator/parcels/rules';
import { shipmentFaultWords } from '../parcels/messages.ts';

/** What is wrong with a line of shipments, and what to do. */
export const orderFaultWords: Record<ShipmentFault, Translated> = {
  ...shipmentFaultWords,
  columns: {
    vn: 'Cần đúng ba cột: số đơn, đơn vị vận chuyển, mã vận đơn.',
    zh: '须为三列：订单号、承运商、运单号。',
    en: 'Each line needs three columns: order number, carrier, tracking number.',
  },
  number: {
    vn: 'Số đơn chỉ gồm chữ số, như trên phiếu đóng gói.',
    zh: '订单号只能是数字，见装箱单。',
    en: 'The order number has only digits, as on the packing slip.',
  },
  twice: {
    vn: 'Đơn này đã có ở dòng trên.',
    zh: '该订单在前面的行中已出现。',
    en: 'An earlier line already has this order.',
  },
};

export const noSuchOrder: Translated = {
  vn: 'Không có đơn nào mang số này.',
  zh: '没有该编号的订单。',
  en: 'No order has this number.',
};

export const notReady: Translated = {
  vn: 'Đơn này không ở bước chờ gửi nên chưa gửi được.',
  zh: '该订单不在待发货阶段，无法发货。',
  en: 'This order isn’t ready to ship, so it can’t be shipped.',
};
