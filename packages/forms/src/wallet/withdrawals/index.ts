export { type WithdrawFormProps, WithdrawForm } from './WithdrawForm/WithdrawForm.tsx';
