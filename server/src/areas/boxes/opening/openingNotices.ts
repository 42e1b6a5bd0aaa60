import type { Ending } from '@mcy/api/boxes/pools/words';
import type { Translated } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** `last`: the prize for a finite pool's last ticket. */
    prize_won: { prize_id: string; toy_name: Translated; toy_image: string; pool_name: Translated; last: boolean };
    ending_won: { prize_id: string; toy_name: Translated; toy_image: string; pool_name: Translated; ending: Ending };
  }
}

/** What an ending is called, and why its prize is the reader's. */
const endingWords: Readonly<Record<Ending, { name: Translated; why: (pool: Translated) => Translated }>> = {
  global: {
    name: { vn: 'Giải Toàn hộp', zh: 'Global赏', en: 'Global prize' },
    why: (pool) => ({
      vn: `“${pool.vn}” đã hết vé, và vé của bạn được rút trúng trong tất cả các vé.`,
      zh: `“${pool.zh}”售罄，从全部票中抽出，中的是你的票。`,
      en: `${pool.en} sold out, and your ticket was drawn from all of them.`,
    }),
  },
  arena: {
    name: { vn: 'Giải Đấu trường', zh: 'Arena赏', en: 'Arena prize' },
    why: (pool) => ({
      vn: `Bạn giữ nhiều vé nhất khi “${pool.vn}” hết vé.`,
      zh: `“${pool.zh}”售罄时你持有的票最多。`,
      en: `You held the most tickets when ${pool.en} sold out.`,
    }),
  },
  emperor: {
    name: { vn: 'Giải Hoàng đế', zh: 'Emperor赏', en: 'Emperor prize' },
    why: (pool) => ({
      vn: `Vé bí mật của “${pool.vn}”, khóa từ lúc mở bán, là vé của bạn.`,
      zh: `“${pool.zh}”开售时就已封存的秘密票，正是你的。`,
      en: `The secret ticket of ${pool.en}, sealed since it went on sale, was yours.`,
    }),
  },
};

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
              zh: `你抽中了传说级玩具：${toy_name.zh}`,
              en: `You won a Legendary toy: ${toy_name.en}`,
            },
            body: {
              vn: `Món này đến từ “${pool_name.vn}” và đã vào tủ đồ của bạn.`,
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
  ending_won: {
    words: ({ toy_name, pool_name, ending }) => {
      const { name, why } = endingWords[ending];
      return {
        title: {
          vn: `${name.vn} là của bạn: ${toy_name.vn}`,
          zh: `${name.zh}归你了：${toy_name.zh}`,
          en: `The ${name.en} is yours: ${toy_name.en}`,
        },
        body: why(pool_name),
      };
    },
    sign: 'trophy',
    leadsTo: {
      page: '/pages/box/record',
      label: { vn: 'Xem lịch sử mở hộp', zh: '查看开盒记录', en: 'See opening history' },
    },
    image: ({ toy_image }) => toy_image,
  },
} satisfies NoticeKinds;
