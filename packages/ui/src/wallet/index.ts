export { type BalanceTileProps, BalanceTile } from './BalanceTile/BalanceTile.tsx';
export { type FlowEntry, type FlowKind, type FlowRowProps, FlowRow } from './FlowRow/FlowRow.tsx';
export { type FlowFilter, type MoneyFlowScreenProps, MoneyFlowScreen } from './MoneyFlowScreen/MoneyFlowScreen.tsx';
export { type RechargeScreenProps, RechargeScreen } from './RechargeScreen/RechargeScreen.tsx';
