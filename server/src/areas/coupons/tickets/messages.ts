import { type Translated, formatAmount } from '@mcy/api/contract';

export const couponNotFound: Translated = {
  vn: 'Không tìm thấy phiếu giảm giá này trong tài khoản của bạn.',
  zh: '你的账户中没有这张优惠券。',
  en: 'We couldn’t find this coupon in your account.',
};

/** Another tab or device used it meanwhile. */
export const couponUsed: Translated = {
  vn: 'Phiếu này vừa được dùng cho một đơn khác nên shop chưa trừ xu của bạn. Bạn chọn phiếu khác rồi thử lại nhé.',
  zh: '这张优惠券刚刚用在了另一笔订单上，还没有扣款。请换一张再试。',
  en: 'This coupon was just used for another order, so you haven’t been charged. Choose another one, then try again.',
};

export const couponExpired: Translated = {
  vn: 'Phiếu giảm giá này đã hết hạn. Bạn chưa bị trừ xu.',
  zh: '这张优惠券已过期，没有扣款。',
  en: 'This coupon has expired. You haven’t been charged.',
};

export const couponUnclaimed: Translated = {
  vn: 'Bạn cần nhận phiếu này trước khi dùng.',
  zh: '请先领取这张优惠券再使用。',
  en: 'Claim this coupon before you use it.',
};

export const couponNotHere: Translated = {
  vn: 'Phiếu này không dùng được cho đơn này. Bạn chọn phiếu khác nhé.',
  zh: '这张优惠券不适用于此订单，请换一张。',
  en: 'This coupon isn’t valid for this order. Choose another one.',
};

/** Its player works for the shop, and made or approved the coupons. */
export const couponOfOwnIssue: Translated = {
  vn: 'Bạn là người phát hành hoặc duyệt đợt phiếu này nên không thể nhận hay dùng phiếu.',
  zh: '这批优惠券由你发放或审批，你不能领取或使用。',
  en: 'You issued or approved these coupons, so you can’t claim or use one.',
};

export const couponNotYet: Translated = {
  vn: 'Phiếu này chưa đến ngày dùng. Bạn chọn phiếu khác nhé.',
  zh: '这张优惠券还没到使用时间，请换一张。',
  en: 'This coupon isn’t valid yet. Choose another one.',
};

export function couponThreshold(missing: number): Translated {
  const coins = formatAmount(missing);
  return {
    vn: `Đơn còn thiếu ${coins} xu để dùng phiếu này.`,
    zh: `还差 ${coins} 金币才能使用这张优惠券。`,
    en: `Your order is ${coins} coins short of this coupon’s minimum.`,
  };
}

export const couponClaimed: Translated = {
  vn: 'Bạn đã nhận phiếu này rồi.',
  zh: '你已经领取过这张优惠券了。',
  en: 'You’ve already claimed this coupon.',
};
