export { type BankAccountFormProps, BankAccountForm } from './BankAccountForm/BankAccountForm.tsx';
export { type WithdrawFormProps, WithdrawForm } from './WithdrawForm/WithdrawForm.tsx';
