import { type Translated, formatAmount } from '@mcy/api/contract';

/** What a second operator reads of money that goes back, and of the goods. */
export function approvalLines(coins: number, restocks: boolean) {
  const amount = formatAmount(coins);
  const goods: Translated = restocks
    ? { vn: 'Đã về kho, bán lại', zh: '已退回入库，可再售', en: 'Back in the shop, to be sold again' }
    : { vn: 'Người mua giữ', zh: '由买家保留', en: 'The buyer keeps them' };
  return [
    {
      label: { vn: 'Số xu trả lại', zh: '退还金币', en: 'Coins to return' },
      before: null,
      after: { vn: `${amount} xu`, zh: `${amount} 金币`, en: `${amount} coins` },
    },
    { label: { vn: 'Hàng', zh: '商品', en: 'Goods' }, before: null, after: goods },
  ];
}
