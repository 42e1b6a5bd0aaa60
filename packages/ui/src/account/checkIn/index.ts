export type { AppDownload } from './AppDownload.ts';
export { CheckInScreen, type CheckInScreenProps } from './CheckInScreen/CheckInScreen.tsx';
