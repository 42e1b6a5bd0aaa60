import type { Locale } from '@mcy/api/contract';

/** The first line of the file of sales. */
export const fileColumns: Readonly<Record<Locale, readonly string[]>> = {
  vn: ['Ngày', 'Số đơn', 'Số món', 'Xu đã trả', 'Tiền thu hộ', 'Hoàn lại', 'Doanh thu thuần'],
  zh: ['日期', '订单数', '件数', '金币支付', '货到付款', '退款', '净收入'],
  en: ['Day', 'Orders', 'Pieces', 'Coins paid', 'Cash collected', 'Refunded', 'Net'],
};
