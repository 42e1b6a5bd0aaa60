import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const membershipPlanned = defineRoutes({
  membership: { path: '/pages/bag/Koc', screen: 'Membership', who: 'guest' },
  buyMembership: { path: '/pages/bag/BuyKoc', screen: 'BuyMembership', who: 'user' },
});
