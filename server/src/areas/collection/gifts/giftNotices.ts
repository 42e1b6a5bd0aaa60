import { giftLimits } from '@mcy/api/collection/gifts/words';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** To the addressee; `nickname` is the giver's. */
    gift_arrived: { gift_id: string; nickname: string; count: number };
    /** To the giver; `nickname` is the recipient's. */
    gift_accepted: { gift_id: string; nickname: string };
    /** To the giver; `nickname` is masked. */
    gift_declined: { gift_id: string; nickname: string };
    /** To the giver: its time is over. */
    gift_returned: { gift_id: string };
    /** To the addressee, who did not answer; `nickname` is the giver's. */
    gift_gone: { gift_id: string; nickname: string };
  }
}

const gift = {
  page: '/pages/bag/gift_open',
  parameters: ({ gift_id }: { gift_id: string }) => ({ gift: gift_id }),
} as const;

const record = {
  page: '/pages/bag/gifts',
  label: { vn: 'Xem quà tặng', zh: '查看礼物记录', en: 'See gifts' },
} as const;

export const giftNotices = {
  gift_arrived: {
    words: ({ nickname, count }) => ({
      title: {
        vn: `${nickname} tặng bạn một hộp quà`,
        zh: `${nickname} 送了你一份礼物`,
        en: `${nickname} sent you a gift`,
      },
      body: {
        vn: `Trong hộp có ${count} món đồ chơi. Mở xem và nhận trong ${giftLimits.days} ngày nhé!`,
        zh: `礼盒里有 ${count} 件玩具，请在 ${giftLimits.days} 天内打开领取！`,
        en: `Toys inside: ${count}. Open it and accept within ${giftLimits.days} days!`,
      },
    }),
    sign: 'gift',
    leadsTo: { ...gift, label: { vn: 'Mở quà', zh: '打开礼物', en: 'Open gift' } },
  },
  gift_accepted: {
    words: ({ nickname }) => ({
      title: {
        vn: `${nickname} đã nhận quà của bạn`,
        zh: `${nickname} 收下了你的礼物`,
        en: `${nickname} accepted your gift`,
      },
      body: {
        vn: 'Món đồ của bạn đã có chủ mới rồi đó.',
        zh: '你送出的玩具有了新主人。',
        en: 'Your toys have a new home.',
      },
    }),
    sign: 'heart',
    leadsTo: { ...gift, label: { vn: 'Xem món quà', zh: '查看礼物', en: 'See gift' } },
  },
  gift_declined: {
    words: ({ nickname }) => ({
      title: {
        vn: `${nickname} không nhận món quà`,
        zh: `${nickname} 婉拒了你的礼物`,
        en: `${nickname} declined your gift`,
      },
      body: {
        vn: 'Tất cả món đồ đã trở về tủ đồ của bạn.',
        zh: '所有玩具已回到你的收藏。',
        en: 'All its toys are back in your collection.',
      },
    }),
    sign: 'return',
    leadsTo: record,
  },
  gift_returned: {
    words: () => ({
      title: { vn: 'Món quà đã trở về', zh: '礼物已退回', en: 'Your gift came back' },
      body: {
        vn: `Sau ${giftLimits.days} ngày chưa có ai nhận, nên các món đồ đã trở về tủ đồ của bạn.`,
        zh: `${giftLimits.days} 天内无人领取，玩具已回到你的收藏。`,
        en: `Nobody accepted it in ${giftLimits.days} days, so its toys are back in your collection.`,
      },
    }),
    sign: 'return',
    leadsTo: record,
  },
  gift_gone: {
    words: ({ nickname }) => ({
      title: {
        vn: `Món quà của ${nickname} không còn nữa`,
        zh: `${nickname} 的礼物已退回`,
        en: `The gift from ${nickname} is gone`,
      },
      body: {
        vn: 'Món quà chưa được nhận nên đã trở về người tặng.',
        zh: '礼物未被领取，已回到赠送人手中。',
        en: 'It wasn’t accepted, so it went back to its giver.',
      },
    }),
    sign: 'gift',
    leadsTo: record,
  },
} satisfies NoticeKinds;
