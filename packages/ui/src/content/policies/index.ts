export { AgreementSheet, type AgreementSheetProps } from './AgreementSheet/AgreementSheet.tsx';
export { PolicyScreen, type PolicyScreenProps } from './PolicyScreen/PolicyScreen.tsx';
