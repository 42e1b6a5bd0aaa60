export { type HomeBannerProps, HomeBanner } from './HomeBanner/HomeBanner.tsx';
export { type CoinsLinkProps, CoinsLink } from './CoinsLink/CoinsLink.tsx';
export { type GuestCornerProps, GuestCorner } from './GuestCorner/GuestCorner.tsx';
export { type HomeLinks, type HomeScreenProps, HomeScreen } from './HomeScreen/HomeScreen.tsx';
export type { HomePool } from './HomeScreen/PoolSections.tsx';
export { type LiveStripProps, type RecentWin, LiveStrip } from './LiveStrip/LiveStrip.tsx';
export { type HomeSeries, type SeriesStripProps, SeriesStrip } from './SeriesStrip/SeriesStrip.tsx';
