export { AgreementSheet, type AgreementSheetProps } from './AgreementSheet/AgreementSheet.tsx';
export type { Policy } from './Policy.ts';
export { PolicyScreen, type PolicyScreenProps } from './PolicyScreen/PolicyScreen.tsx';
