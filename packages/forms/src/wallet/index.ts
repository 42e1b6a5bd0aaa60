export { type RechargeFormProps, RechargeForm } from './RechargeForm.tsx';
export { type WithdrawFormProps, WithdrawForm } from './WithdrawForm/WithdrawForm.tsx';
