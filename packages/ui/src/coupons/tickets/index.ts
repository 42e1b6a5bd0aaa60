export { BoxCouponsScreen, type BoxCouponsScreenProps } from './BoxCouponsScreen/BoxCouponsScreen.tsx';
export { CouponChoices, type CouponChoicesProps } from './CouponChoices/CouponChoices.tsx';
export {
  CouponHistoryScreen,
  type CouponHistoryScreenProps,
  type PastCouponState,
} from './CouponHistoryScreen/CouponHistoryScreen.tsx';
export { CouponPicker, type CouponPickerProps } from './CouponPicker/CouponPicker.tsx';
export { CouponTicket, type CouponTicketProps } from './CouponTicket/CouponTicket.tsx';
export { type OpenCouponState, CouponsScreen, type CouponsScreenProps } from './CouponsScreen/CouponsScreen.tsx';
export type { OfferedCoupon } from './OfferedCoupon.ts';
