export { type BalanceTileProps, BalanceTile } from './BalanceTile/BalanceTile.tsx';
export type { FlowKind } from './FlowRow/flowKinds.ts';
export { type FlowEntry, type FlowRowProps, FlowRow } from './FlowRow/FlowRow.tsx';
export { type FlowFilter, type MoneyFlowScreenProps, MoneyFlowScreen } from './MoneyFlowScreen/MoneyFlowScreen.tsx';
export { type RechargeScreenProps, RechargeScreen } from './RechargeScreen/RechargeScreen.tsx';
export type { Withdrawal, WithdrawalStatus } from './Withdrawal.ts';
export { type WithdrawalRowProps, WithdrawalRow } from './WithdrawalRow/WithdrawalRow.tsx';
export { type WithdrawScreenProps, WithdrawScreen } from './WithdrawScreen/WithdrawScreen.tsx';
export { type WithdrawalSummaryProps, WithdrawalSummary } from './WithdrawalSummary/WithdrawalSummary.tsx';
