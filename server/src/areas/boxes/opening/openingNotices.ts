import type { Translated } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** `last`: the prize for a finite pool's last ticket. */
    prize_won: { prize_id: string; toy_name: Translated; toy_image: string; pool_name: Translated; last: boolean };
  }
}

export const openingNotices = {
  prize_won: {
    words: ({ toy_name, pool_name, last }) =>
      last
        ? {
            title: {
              vn: `Giải vé cuối là của bạn: ${toy_name.vn}`,
              zh: `Last赏归你了：${toy_name.zh}`,
              en: `The Last prize is yours: ${toy_name.en}`,
            },
            body: {
              vn: `Bạn đã mở tấm vé cuối cùng của “${pool_name.vn}”.`,
              zh: `你抽走了“${pool_name.zh}”的最后一张票。`,
              en: `You drew the last ticket of ${pool_name.en}.`,
            },
          }
        : {
            title: {
              vn: `Bạn trúng món Huyền thoại: ${toy_name.vn}`,
              zh: `你抽中了传说级好物：${toy_name.zh}`,
              en: `You won a Legendary toy: ${toy_name.en}`,
            },
            body: {
              vn: `Món này đến từ “${pool_name.vn}” và đã vào bộ sưu tập của bạn.`,
              zh: `出自“${pool_name.zh}”，已放入你的收藏。`,
              en: `You drew it from ${pool_name.en}. It’s in your collection.`,
            },
          },
    sign: 'trophy',
    leadsTo: {
      page: '/pages/box/record',
      label: { vn: 'Xem lịch sử mở hộp', zh: '查看开盒记录', en: 'See opening history' },
    },
    image: ({ toy_image }) => toy_image,
  },
} satisfies NoticeKinds;
