export { CreditLineForm, type CreditLineFormProps } from './CreditLineForm.tsx';
export { HandlePaymentForm, type HandlePaymentFormProps } from './HandlePaymentForm.tsx';
export { SetLineAsideForm, type SetLineAsideFormProps } from './SetLineAsideForm.tsx';
export { type DecideArrivalFormProps, DecideArrivalForm } from './DecideArrivalForm.tsx';
export { type ReversePaymentFormProps, ReversePaymentForm } from './ReversePaymentForm.tsx';
