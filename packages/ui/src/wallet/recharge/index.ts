export { type RechargeScreenProps, RechargeScreen } from './RechargeScreen/RechargeScreen.tsx';
export { TransferScreen, type TransferScreenProps } from './TransferScreen/TransferScreen.tsx';
