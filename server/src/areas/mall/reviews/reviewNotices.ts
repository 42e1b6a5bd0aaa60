import type { Translated } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

interface ReviewedProduct {
  order_id: string;
  name: Translated;
  image: string;
}

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    review_answered: ReviewedProduct & { answer: string };
    review_hidden: ReviewedProduct & { reason: string };
    review_shown: ReviewedProduct;
  }
}

const review = {
  page: '/pages/mall/review',
  parameters: ({ order_id }: ReviewedProduct) => ({ order_id }),
  label: { vn: 'Xem đánh giá', zh: '查看评价', en: 'See your review' },
} as const;

export const reviewNotices = {
  review_answered: {
    words: ({ name, answer }) => ({
      title: {
        vn: `Shop đã trả lời đánh giá của bạn về ${name.vn}`,
        zh: `商家回复了你对${name.zh}的评价`,
        en: `The shop answered your review of ${name.en}`,
      },
      body: { vn: answer, zh: answer, en: answer },
    }),
    sign: 'bell',
    image: ({ image }) => image,
    leadsTo: review,
  },
  review_hidden: {
    words: ({ name, reason }) => ({
      title: {
        vn: `Đánh giá của bạn về ${name.vn} đã bị ẩn`,
        zh: `你对${name.zh}的评价已被隐藏`,
        en: `Your review of ${name.en} was hidden`,
      },
      body: { vn: `Lý do: ${reason}`, zh: `原因：${reason}`, en: `Reason: ${reason}` },
    }),
    sign: 'bell',
    image: ({ image }) => image,
    leadsTo: review,
  },
  review_shown: {
    words: ({ name }) => ({
      title: {
        vn: `Đánh giá của bạn về ${name.vn} đã hiển thị lại`,
        zh: `你对${name.zh}的评价已恢复显示`,
        en: `Your review of ${name.en} is visible again`,
      },
      body: {
        vn: 'Shop đã xem lại. Mọi người đọc được đánh giá của bạn như trước.',
        zh: '经复核，所有人又可以看到你的评价了。',
        en: 'We checked it again. Everybody can read your review as before.',
      },
    }),
    sign: 'bell',
    image: ({ image }) => image,
    leadsTo: review,
  },
} satisfies NoticeKinds;
