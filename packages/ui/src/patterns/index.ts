export {
  type Agreement,
  AgreementCheckbox,
  type AgreementCheckboxProps,
} from './AgreementCheckbox/AgreementCheckbox.tsx';
export {
  AgreementReader,
  type AgreementReaderProps,
  type AgreementReaderTexts,
  type AgreementSection,
} from './AgreementReader/AgreementReader.tsx';
export { Album, type AlbumEditTexts, type AlbumProps, type AlbumTexts } from './Album/Album.tsx';
export type { Area, ChosenArea } from './AreaPicker/Area.ts';
export { AreaPicker, type AreaPickerProps } from './AreaPicker/AreaPicker.tsx';
export type { AreaPickerTexts } from './AreaPicker/AreaPickerTexts.ts';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export { Carousel, type CarouselProps, type CarouselSlide, type CarouselTexts } from './Carousel/Carousel.tsx';
export { Cover, type CoverProps } from './Cover/Cover.tsx';
export type { ChartPoint, ChartProps, ChartSeries, ChartTexts } from './chart/ChartData.ts';
export { ChatComposer, type ChatComposerProps, type ChatComposerTexts } from './ChatComposer/ChatComposer.tsx';
export type { ChatMessage } from './ChatThread/ChatMessage.ts';
export { ChatThread, type ChatThreadProps } from './ChatThread/ChatThread.tsx';
export type { ChatThreadTexts } from './ChatThread/ChatThreadTexts.ts';
export { CodeCountdown, type CodeCountdownProps, type CodeCountdownTexts } from './CodeCountdown/CodeCountdown.tsx';
export { Confirm, type ConfirmProps } from './Confirm/Confirm.tsx';
export { Countdown, type CountdownProps, type CountdownTexts } from './Countdown/Countdown.tsx';
export type { LargestUnit, TimeLeft } from './Countdown/splitSeconds.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { FilterBar, type FilterBarProps, type FilterBarSort } from './FilterBar/FilterBar.tsx';
export type { FilterChoice, FilterGroup } from './FilterBar/FilterChoice.ts';
export type { FilterBarFilters } from './FilterBar/FilterSheet.tsx';
export { type FilterChip, FilterChips, type FilterChipsProps } from './FilterChips/FilterChips.tsx';
export { FormSkeleton, type FormSkeletonProps } from './FormSkeleton/FormSkeleton.tsx';
export { HeroLayout, type HeroLayoutProps } from './HeroLayout/HeroLayout.tsx';
export { HeroSkeleton } from './HeroLayout/HeroSkeleton.tsx';
export { IconNotes, type IconNotesProps } from './IconNotes/IconNotes.tsx';
export { ImageViewer, type ImageViewerProps } from './ImageViewer/ImageViewer.tsx';
export type { Photo } from './ImageViewer/Photo.ts';
export type { ViewerTexts } from './ImageViewer/ViewerTexts.ts';
export { InfiniteList, type InfiniteListProps } from './InfiniteList/InfiniteList.tsx';
export { LineChart, type LineChartProps } from './LineChart/LineChart.tsx';
export { ListRow, type ListRowProps } from './ListRow/ListRow.tsx';
export { LoadingLine, type LoadingLineProps } from './LoadingLine/LoadingLine.tsx';
export type { Load, PagedLoad, PagedRows } from './LoadView/Load.ts';
export { LoadView, type LoadViewProps } from './LoadView/LoadView.tsx';
export { MapPin, type MapPinProps, type MapPinTexts } from './MapPin/MapPin.tsx';
export type { Position } from './MapPin/Position.ts';
export { ModalMessage, type ModalMessageProps } from './ModalMessage/ModalMessage.tsx';
export { useReducedMotion } from './motion/useReducedMotion.ts';
export { NavBar, type NavBarProps } from './NavBar/NavBar.tsx';
export { NavRail, type NavRailProps } from './NavRail/NavRail.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
export { Poster, type PosterProps } from './Poster/Poster.tsx';
export { type PosterActions, type PosterHandle, usePoster } from './Poster/usePoster.ts';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh/PullToRefresh.tsx';
export { drawQrCode } from './QrCode/drawQrCode.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { RankList, type RankListProps, type RankListTexts, type RankRow } from './RankList/RankList.tsx';
export { RelativeTime, type RelativeTimeProps, type RelativeTimeTexts } from './RelativeTime/RelativeTime.tsx';
export { ResultPage, type ResultPageProps } from './ResultPage/ResultPage.tsx';
export { NothingHere, type NothingHereProps } from './Screen/NothingHere.tsx';
export { Screen, type ScreenLayout, type ScreenProps } from './Screen/Screen.tsx';
export { ScreenList, type ScreenListProps } from './Screen/ScreenList.tsx';
export { ScreenPart, type ScreenPartProps } from './Screen/ScreenPart.tsx';
export type { SkeletonShape, SkeletonShapes } from './Screen/ScreenSkeleton.tsx';
export type { ScreenTexts } from './Screen/ScreenTexts.ts';
export { SearchBar, type SearchBarProps, type SearchBarTexts } from './SearchBar/SearchBar.tsx';
export { ShareSheet, type ShareSheetProps, type ShareSheetTexts } from './ShareSheet/ShareSheet.tsx';
export { type ShareTarget, shareTargets } from './ShareSheet/ShareTarget.ts';
export { Sign, type SignProps } from './Sign/Sign.tsx';
export { StatTile, type StatTileProps } from './StatTile/StatTile.tsx';
export { type Step, Steps, type StepsProps } from './Steps/Steps.tsx';
export { StickyFooter, type StickyFooterProps } from './StickyFooter/StickyFooter.tsx';
export type { NavTab } from './TabBar/NavTab.ts';
export { TabBar, type TabBarProps } from './TabBar/TabBar.tsx';
export { Ticker, type TickerItem, type TickerProps } from './Ticker/Ticker.tsx';
export { Timeline, type TimelineEvent, type TimelineProps, type TimelineState } from './Timeline/Timeline.tsx';
export { stagePicture } from './ToyStage/stagePicture.ts';
export { ToyStage, type ToyStageProps } from './ToyStage/ToyStage.tsx';
export { type UploadKind, type UploadLimits, uploadLimits, type UploadRefusal } from './Uploader/admitFiles.ts';
export { Uploader, type UploaderProps } from './Uploader/Uploader.tsx';
export type { UploaderTexts } from './Uploader/UploaderTexts.ts';
export type { UploadPreview } from './Uploader/UploadTile.tsx';
export type { Upload } from './Uploader/useUploads.ts';
export {
  VideoPlayer,
  type VideoCaptions,
  type VideoPlayerProps,
  type VideoPlayerTexts,
} from './VideoPlayer/VideoPlayer.tsx';
