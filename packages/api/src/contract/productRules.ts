import type { Translated } from './locale.ts';

/** Messages for what does not go together in a product of the mall. */
export const productRules = {
  pre_sale_whole: {
    vn: 'Đặt trước cần đủ tiền cọc, ngày bắt đầu và ngày cuối thanh toán. Không bán đặt trước thì để trống cả ba.',
    zh: '预售须同时填写定金、尾款开始日和截止日；不做预售则三项都留空。',
    en: 'A pre-sale needs a deposit and both days of its payment. Leave all three empty for none.',
  },
  pre_sale_no_cod: {
    vn: 'Hàng đặt trước không thu tiền khi nhận được. Tắt một trong hai nhé.',
    zh: '预售商品不支持货到付款，请关闭其中一项。',
    en: 'A pre-sale can’t be paid on delivery. Turn one of them off.',
  },
  window_ends_first: {
    vn: 'Ngày cuối không được trước ngày bắt đầu.',
    zh: '截止日期不能早于开始日期。',
    en: 'The last day can’t be before the first.',
  },
  sale_whole: {
    vn: 'Giảm giá cần đủ giá giảm, ngày bắt đầu và ngày cuối. Không giảm giá thì để trống cả ba.',
    zh: '促销须同时填写促销价、开始日和截止日；不促销则三项都留空。',
    en: 'A sale needs a price and both days. Leave all three empty for none.',
  },
  sale_not_lower: {
    vn: 'Giá giảm phải thấp hơn giá bán.',
    zh: '促销价须低于售价。',
    en: 'The sale price must be lower than the price.',
  },
} satisfies Record<string, Translated>;
