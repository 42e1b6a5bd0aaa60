import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const walletPlanned = defineRoutes({
  diamondFlow: { path: '/pages/user/diamond_flow', screen: 'DiamondFlow', who: 'user' },
});
