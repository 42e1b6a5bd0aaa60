import { defineRoutes } from '../../defineRoutes.ts';

export const peopleRoutes = defineRoutes({
  following: { path: '/pages/user/followList', screen: 'Following', who: 'user', texts: ['account/levels'] },
  fans: { path: '/pages/user/fanList', screen: 'Fans', who: 'user', texts: ['account/levels'] },
  player: {
    path: '/pages/user/home',
    screen: 'PublicProfile',
    who: 'guest',
    texts: ['account/levels', 'boxes/pools'],
    address: (user_id: string) => ({ user_id }),
  },
});
