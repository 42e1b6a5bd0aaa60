export { type RechargeFormProps, RechargeForm } from './RechargeForm.tsx';
export { type SpendingCapsFormProps, SpendingCapsForm } from './SpendingCapsForm/SpendingCapsForm.tsx';
export { type WithdrawFormProps, WithdrawForm } from './WithdrawForm/WithdrawForm.tsx';
