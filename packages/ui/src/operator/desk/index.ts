export { DeskScreen, type DeskScreenProps } from './DeskScreen/DeskScreen.tsx';
export { FactList, type FactListProps } from './FactList/FactList.tsx';
export { OperatorNav, type OperatorNavProps } from './OperatorNav/OperatorNav.tsx';
export type { OperatorScreenEntry } from './OperatorScreenEntry.ts';
export { WaitingCount, type WaitingCountProps } from './WaitingCount/WaitingCount.tsx';
