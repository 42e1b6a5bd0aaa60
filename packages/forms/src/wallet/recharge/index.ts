export { type RechargeFormProps, RechargeForm } from './RechargeForm.tsx';
