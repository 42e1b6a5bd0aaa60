import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const forumPlanned = defineRoutes({
  post: { path: '/pages/index/forum_details', screen: 'Post', who: 'guest' },
  officialFeed: { path: '/pages/index/forum_official', screen: 'OfficialFeed', who: 'guest' },
  publish: { path: '/pages/index/forum_publish', screen: 'Publish', who: 'user' },
  morePosts: { path: '/pages/index/forum_more', screen: 'MorePosts', who: 'guest' },
  userFeed: { path: '/pages/home/dynamic', screen: 'UserFeed', who: 'guest' },
});
