export { type BindPhoneScreenProps, type NameBinding, BindPhoneScreen } from './BindPhoneScreen/BindPhoneScreen.tsx';
export { type BoundNamesProps, BoundNames } from './BoundNames/BoundNames.tsx';
export { formatPhone } from './formatPhone.ts';
