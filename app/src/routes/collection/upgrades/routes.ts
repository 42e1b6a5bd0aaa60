import { defineRoutes } from '../../defineRoutes.ts';

export const upgradesRoutes = defineRoutes({
  upgrade: {
    path: '/pages/bag/upgrade',
    screen: 'Upgrade',
    who: 'user',
    planned: true,
    address: (item_ids: string) => ({ item_ids }),
  },
  upgradeRecord: { path: '/pages/bag/upgrades', screen: 'UpgradeRecord', who: 'user', planned: true },
});
