import { type Translated, formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

interface WishedProduct {
  product_id: string;
  name: Translated;
  image: string;
}

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** Coins before and now. */
    wish_cheaper: WishedProduct & { before: number; price: number };
    wish_back: WishedProduct & { price: number };
  }
}

const product = {
  page: '/pages/index/mall_details',
  parameters: ({ product_id }: WishedProduct) => ({ product_id }),
  label: { vn: 'Xem sản phẩm', zh: '查看商品', en: 'See the product' },
} as const;

export const wishNotices = {
  wish_cheaper: {
    words: ({ name, before, price }) => ({
      title: { vn: `${name.vn} vừa giảm giá`, zh: `${name.zh}降价了`, en: `${name.en} is cheaper now` },
      body: {
        vn: `Từ ${formatAmount(before)} còn ${formatAmount(price)} xu.`,
        zh: `从 ${formatAmount(before)} 降到 ${formatAmount(price)} 金币。`,
        en: `Down from ${formatAmount(before)} to ${formatAmount(price)} coins.`,
      },
    }),
    sign: 'gift',
    image: ({ image }) => image,
    leadsTo: product,
  },
  wish_back: {
    words: ({ name, price }) => ({
      title: { vn: `${name.vn} đã có hàng lại`, zh: `${name.zh}到货了`, en: `${name.en} is back in stock` },
      body: {
        vn: `Món bạn thích đang có với giá ${formatAmount(price)} xu. Số lượng có hạn.`,
        zh: `你心愿单里的商品现价 ${formatAmount(price)} 金币，数量有限。`,
        en: `It’s on your wish list and costs ${formatAmount(price)} coins. There may not be many.`,
      },
    }),
    sign: 'gift',
    image: ({ image }) => image,
    leadsTo: product,
  },
} satisfies NoticeKinds;
