export { DeskScreen, type DeskScreenProps } from './DeskScreen/DeskScreen.tsx';
export { OperatorNav, type OperatorNavProps } from './OperatorNav/OperatorNav.tsx';
export type { OperatorScreenEntry } from './OperatorScreenEntry.ts';
export { WaitingCount, type WaitingCountProps } from './WaitingCount/WaitingCount.tsx';
