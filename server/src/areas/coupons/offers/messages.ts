import type { Translated } from '@mcy/api/contract';

export const offerNotFound: Translated = {
  vn: 'Không tìm thấy ưu đãi này.',
  zh: '未找到该优惠。',
  en: 'We couldn’t find this offer.',
};

export const offerClosed: Translated = {
  vn: 'Ưu đãi này đã kết thúc. Bạn xem các phiếu khác nhé.',
  zh: '该优惠已结束，看看其他优惠券吧。',
  en: 'This offer has ended. Take a look at the others.',
};

export const couponsSoldOut: Translated = {
  vn: 'Phiếu này đã hết. Bạn xem các phiếu khác nhé.',
  zh: '这种优惠券已领完，看看其他的吧。',
  en: 'These coupons are all gone. Take a look at the others.',
};

export function couponLimitReached(per_player: number): Translated {
  return {
    vn: `Mỗi người chỉ được ${per_player} phiếu loại này, và bạn đã có đủ.`,
    zh: `每人限 ${per_player} 张，你已达到上限。`,
    en: `You already have ${per_player} of these coupons, the maximum per player.`,
  };
}

export const couponPriceChanged: Translated = {
  vn: 'Giá của phiếu không như bạn thấy nên shop chưa trừ xu của bạn. Bạn tải lại trang nhé.',
  zh: '优惠券的价格与你看到的不同，还没有扣款。请刷新页面。',
  en: 'The price isn’t the one you saw, so you haven’t been charged. Reload the page.',
};

export const offerNotFree: Translated = {
  vn: 'Phiếu này được bán bằng xu, không phải phiếu nhận miễn phí.',
  zh: '这张优惠券需要用金币购买，不能免费领取。',
  en: 'This coupon is for sale. It isn’t free.',
};
