export type { AppUpdate } from './AppUpdate.ts';
export { AppUpdateScreen, type AppUpdateScreenProps } from './AppUpdateScreen/AppUpdateScreen.tsx';
export { NewVersionNotice, type NewVersionNoticeProps } from './NewVersionNotice/NewVersionNotice.tsx';
