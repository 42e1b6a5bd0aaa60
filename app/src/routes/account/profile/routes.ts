import { defineRoutes } from '../../defineRoutes.ts';

export const profileRoutes = defineRoutes({
  mine: {
    path: '/pages/index/mine',
    screen: 'Mine',
    who: 'guest',
    texts: [
      'account/addresses',
      'account/entry',
      'account/identity',
      'account/levels',
      'account/notices',
      'account/people',
      'account/rankings',
    ],
  },
  profile: {
    path: '/pages/user/edit',
    screen: 'Profile',
    who: 'user',
    texts: ['account/invitations', 'account/levels', 'account/people', 'forms'],
  },
  /** The same page, at its form. */
  editProfile: {
    path: '/pages/user/do_edit',
    screen: 'EditProfile',
    who: 'user',
    texts: ['account/invitations', 'account/levels', 'account/people', 'forms'],
  },
  settings: {
    path: '/pages/user/setting',
    screen: 'Settings',
    who: 'user',
    texts: ['account/entry', 'account/names', 'account/notices'],
  },
});
