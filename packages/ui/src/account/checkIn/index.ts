export type { AppDownload } from './AppDownload.ts';
export type { CheckIn, CheckInDay } from './CheckIn.ts';
export { CheckInScreen, type CheckInScreenProps } from './CheckInScreen/CheckInScreen.tsx';
