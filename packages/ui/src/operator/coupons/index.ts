export {
  type CouponTask,
  CouponTemplateScreen,
  type CouponTemplateScreenProps,
} from './CouponTemplateScreen/CouponTemplateScreen.tsx';
export {
  CouponTemplatesScreen,
  type CouponTemplatesScreenProps,
} from './CouponTemplatesScreen/CouponTemplatesScreen.tsx';
export {
  NewCouponTemplateScreen,
  type NewCouponTemplateScreenProps,
} from './NewCouponTemplateScreen/NewCouponTemplateScreen.tsx';
