export type { CoolOffLength, PeriodSpending, Spending, SpendingCaps } from './Spending.ts';
export { type SpendingScreenProps, SpendingScreen } from './SpendingScreen/SpendingScreen.tsx';
