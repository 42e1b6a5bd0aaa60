import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const contentPlanned = defineRoutes({
  article: { path: '/pages/common/article', screen: 'Article', who: 'guest' },
  bannerDetail: { path: '/pages/common/banner_detail', screen: 'BannerDetail', who: 'guest' },
  inAppBrowser: { path: '/pages/common/url', screen: 'InAppBrowser', who: 'guest' },
  video: { path: '/pages/home/viewVideo', screen: 'Video', who: 'guest' },
  videoList: { path: '/pages/home/videoList', screen: 'VideoList', who: 'guest' },
  welfareCentre: { path: '/pages/home/welfare', screen: 'WelfareCentre', who: 'guest' },
});
