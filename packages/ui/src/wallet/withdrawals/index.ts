export { type BankAccountsScreenProps, BankAccountsScreen } from './BankAccountsScreen/BankAccountsScreen.tsx';
export { type WithdrawalRowProps, WithdrawalRow } from './WithdrawalRow/WithdrawalRow.tsx';
export { type WithdrawScreenProps, WithdrawScreen } from './WithdrawScreen/WithdrawScreen.tsx';
export { type WithdrawalSummaryProps, WithdrawalSummary } from './WithdrawalSummary/WithdrawalSummary.tsx';
