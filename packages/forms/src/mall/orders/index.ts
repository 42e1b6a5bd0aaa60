export { RequestRefundForm, type RequestRefundFormProps } from './RequestRefundForm.tsx';
