export { BankLineScreen, type BankLineScreenProps } from './BankLineScreen/BankLineScreen.tsx';
export { PaymentCaseScreen, type PaymentCaseScreenProps } from './PaymentCaseScreen/PaymentCaseScreen.tsx';
export { PaymentCasesScreen, type PaymentCasesScreenProps } from './PaymentCasesScreen/PaymentCasesScreen.tsx';
export { StatementsScreen, type StatementsScreenProps } from './StatementsScreen/StatementsScreen.tsx';
