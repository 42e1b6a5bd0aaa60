export { CouponChangeForm, type CouponChangeFormProps } from './CouponChangeForm.tsx';
export { CouponIssueForm, type CouponIssueFormProps } from './CouponIssueForm.tsx';
export { CouponTemplateForm, type CouponTemplateFormProps } from './CouponTemplateForm.tsx';
export { GiveCouponForm, type GiveCouponFormProps } from './GiveCouponForm.tsx';
