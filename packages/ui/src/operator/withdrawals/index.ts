export { PayoutsScreen, type PayoutsScreenProps } from './PayoutsScreen/PayoutsScreen.tsx';
export { WithdrawalCaseScreen, type WithdrawalCaseScreenProps } from './WithdrawalCaseScreen/WithdrawalCaseScreen.tsx';
export {
  WithdrawalCasesScreen,
  type WithdrawalCasesScreenProps,
} from './WithdrawalCasesScreen/WithdrawalCasesScreen.tsx';
