export { FairnessScreen, type FairnessScreenProps } from './FairnessScreen/FairnessScreen.tsx';
export { ObservedTable, type ObservedRow, type ObservedTableProps } from './ObservedTable/ObservedTable.tsx';
export { OddsNow, type OddsNowProps } from './OddsNow/OddsNow.tsx';
