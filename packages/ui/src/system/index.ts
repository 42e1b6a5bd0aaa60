export { AlbumHelp, type AlbumHelpProps } from './AlbumHelp/AlbumHelp.tsx';
export { ChooseLocationScreen, type ChooseLocationScreenProps } from './ChooseLocationScreen/ChooseLocationScreen.tsx';
export type { AppUpdate } from './AppUpdate.ts';
export { AppUpdateScreen, type AppUpdateScreenProps } from './AppUpdateScreen/AppUpdateScreen.tsx';
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog/LeaveDialog.tsx';
export { NewVersionNotice, type NewVersionNoticeProps } from './NewVersionNotice/NewVersionNotice.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen.tsx';
export { PageSharing, type PageSharingProps } from './PageSharing/PageSharing.tsx';
export { PictureViewer, type PictureViewerProps } from './PictureViewer/PictureViewer.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/OfflineNotice.tsx';
export { RefreshNotice, type RefreshNoticeProps } from './RefreshNotice/RefreshNotice.tsx';
export { RouteErrorScreen, type RouteErrorScreenProps } from './RouteErrorScreen/RouteErrorScreen.tsx';
export type { MapTiles } from './MapTiles.ts';
export { OpenLocationScreen, type OpenLocationScreenProps } from './OpenLocationScreen/OpenLocationScreen.tsx';
export {
  UnderDevelopmentScreen,
  type UnderDevelopmentScreenProps,
} from './UnderDevelopmentScreen/UnderDevelopmentScreen.tsx';
export { WaysOn, type WaysOnProps } from './WaysOn/WaysOn.tsx';
