export { type RechargeScreenProps, RechargeScreen } from './RechargeScreen/RechargeScreen.tsx';
