import { defineRoutes } from '../../defineRoutes.ts';

export const namesRoutes = defineRoutes({
  bindName: {
    path: '/pages/login/bindPhone',
    screen: 'BindPhone',
    who: 'user',
    texts: ['account/entry', 'forms'],
    address: (kind: 'email' | 'mobile') => ({ kind }),
  },
});
