export { CouponTicket, type CouponTicketProps } from './CouponTicket/CouponTicket.tsx';
export type { Coupon, CouponScope, CouponState, CouponWorth } from './Coupon.ts';
