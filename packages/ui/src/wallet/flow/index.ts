export { type BalanceTileProps, BalanceTile } from './BalanceTile/BalanceTile.tsx';
export type { FlowCurrency } from './FlowCurrency.ts';
export { type FlowRowProps, FlowRow } from './FlowRow/FlowRow.tsx';
export { type FlowFilter, type MoneyFlowScreenProps, MoneyFlowScreen } from './MoneyFlowScreen/MoneyFlowScreen.tsx';
export { type MonthSpentProps, MonthSpent } from './MonthSpent/MonthSpent.tsx';
