import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** The free draw is open, and the player wanted to know. */
    daily_draw_open: Record<string, never>;
  }
}

export const dailyNotices = {
  daily_draw_open: {
    words: () => ({
      title: { vn: 'Rút miễn phí đã mở', zh: '今晚的免费抽奖开始了', en: 'Tonight’s free draw is open' },
      body: {
        vn: 'Bạn có một lượt rút không mất xu. Nhớ rút trước 00:00 nhé.',
        zh: '你有一次免费抽奖机会，记得在 00:00 前使用。',
        en: 'You have one free draw. Use it before midnight in Vietnam.',
      },
    }),
    sign: 'gift',
    leadsTo: {
      page: '/pages/box/daily',
      label: { vn: 'Rút ngay', zh: '去抽奖', en: 'Draw now' },
    },
  },
} satisfies NoticeKinds;
