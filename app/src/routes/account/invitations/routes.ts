import { defineRoutes } from '../../defineRoutes.ts';

export const invitationsRoutes = defineRoutes({
  bindCode: { path: '/pages/user/bind_code', screen: 'BindInviteCode', who: 'user', texts: ['forms'] },
});
