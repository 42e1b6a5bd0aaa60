export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog/LeaveDialog.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/OfflineNotice.tsx';
export { RefreshNotice, type RefreshNoticeProps } from './RefreshNotice/RefreshNotice.tsx';
export { RouteErrorScreen, type RouteErrorScreenProps } from './RouteErrorScreen/RouteErrorScreen.tsx';
export {
  UnderDevelopmentScreen,
  type UnderDevelopmentScreenProps,
} from './UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';
export { ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet/ShortcutSheet.tsx';
export { WaysOn, type WaysOnProps } from './WaysOn/WaysOn.tsx';
