import type { Translated } from '@mcy/api/contract';

export const addressNotFound: Translated = {
  vn: 'Không tìm thấy địa chỉ này. Có thể bạn đã xóa trên thiết bị khác.',
  zh: '找不到该地址，可能已在其他设备上删除。',
  en: 'We couldn’t find this address. You may have deleted it on another device.',
};

export const tooManyAddresses: Translated = {
  vn: 'Sổ địa chỉ đã đủ 20 địa chỉ. Vui lòng xóa bớt rồi thêm lại.',
  zh: '地址簿最多保存 20 个地址，请先删除不用的地址。',
  en: 'Your address book is full: it holds 20 addresses. Delete one first.',
};

export const wrongArea: Translated = {
  vn: 'Phường, xã này không thuộc tỉnh, thành phố đã chọn. Vui lòng chọn lại khu vực.',
  zh: '所选坊、乡不属于该省市，请重新选择地区。',
  en: 'This ward is not in the selected province. Choose the area again.',
};

export const provinceNotFound: Translated = {
  vn: 'Không tìm thấy tỉnh, thành phố này. Vui lòng chọn lại.',
  zh: '找不到该省市，请重新选择。',
  en: 'We couldn’t find this province or city. Choose again.',
};
