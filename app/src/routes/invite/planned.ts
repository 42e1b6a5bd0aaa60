import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const invitePlanned = defineRoutes({
  invite: { path: '/pages/spread/index', screen: 'Invite', who: 'user' },
  inviteRules: { path: '/pages/spread/rule', screen: 'InviteRules', who: 'guest' },
  celebrities: { path: '/pages/spread/online', screen: 'Celebrities', who: 'guest' },
  celebrity: { path: '/pages/spread/onlineDetail', screen: 'Celebrity', who: 'guest' },
  myCollection: { path: '/pages/spread/collect', screen: 'MyCollection', who: 'user' },
  poster: { path: '/pages/user/poster', screen: 'Poster', who: 'user' },
});
