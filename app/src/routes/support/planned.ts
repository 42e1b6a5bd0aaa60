import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const supportPlanned = defineRoutes({
  customerService: { path: '/pages/common/server', screen: 'CustomerService', who: 'user' },
  customerServiceList: { path: '/pages/user/kefu', screen: 'CustomerServiceList', who: 'user' },
  inviteChat: { path: '/pages/spread/chat', screen: 'InviteChat', who: 'user' },
});
