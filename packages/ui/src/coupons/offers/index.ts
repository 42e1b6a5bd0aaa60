export { type BuyCouponSheetProps } from './CouponOffersScreen/BuyCouponSheet.tsx';
export { CouponOffersScreen, type CouponOffersScreenProps } from './CouponOffersScreen/CouponOffersScreen.tsx';
