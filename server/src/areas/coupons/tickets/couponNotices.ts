import { type Translated, formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    /** For an invitation code: `amount` is what it takes off, in coins. */
    coupon_welcome: { amount: number; days: number };
    /** The shop gave it; it must be claimed within `days`. */
    coupon_given: { name: Translated; days: number };
    coupon_ending: { name: Translated; days: number };
  }
}

const coupons = {
  page: '/pages/user/coupon',
  label: { vn: 'Xem phiếu của tôi', zh: '查看我的优惠券', en: 'See my coupons' },
} as const;

export const couponNotices = {
  coupon_welcome: {
    words: ({ amount, days }) => {
      const coins = formatAmount(amount);
      return {
        title: {
          vn: `Bạn được tặng phiếu ${coins} xu`,
          zh: `送你一张 ${coins} 金币优惠券`,
          en: `A ${coins}-coin coupon for you`,
        },
        body: {
          vn: `Cảm ơn bạn đã liên kết mã mời. Phiếu dùng được cho mọi hộp mù trong ${days} ngày.`,
          zh: `感谢你绑定邀请码。${days} 天内打开任意盲盒都可使用。`,
          en: `Thanks for adding an invite code. Use it on any mystery box within ${days} days.`,
        },
      };
    },
    sign: 'gift',
    leadsTo: coupons,
  },
  coupon_given: {
    words: ({ name, days }) => ({
      title: { vn: `Shop tặng bạn: ${name.vn}`, zh: `商店送你：${name.zh}`, en: `A gift from MCY: ${name.en}` },
      body: {
        vn: `Nhận phiếu trong ${days} ngày tới để dùng nhé.`,
        zh: `请在 ${days} 天内领取后使用。`,
        en: `Claim your coupon within ${days} days.`,
      },
    }),
    sign: 'gift',
    leadsTo: coupons,
  },
  coupon_ending: {
    words: ({ name, days }) => ({
      title: {
        vn: `Phiếu còn ${days} ngày: ${name.vn}`,
        zh: `优惠券还剩 ${days} 天：${name.zh}`,
        en: days === 1 ? `1 day left: ${name.en}` : `${days} days left: ${name.en}`,
      },
      body: {
        vn: 'Phiếu giảm giá của bạn sắp hết hạn. Dùng trước khi hết hạn nhé.',
        zh: '你的优惠券快要过期了，记得尽快使用。',
        en: 'Your coupon is about to expire. Use it while you can.',
      },
    }),
    sign: 'bell',
    leadsTo: coupons,
  },
} satisfies NoticeKinds;
