import { defineRoutes } from '../../defineRoutes.ts';

export const upgradesRoutes = defineRoutes({
  /** With items: they are put in already. With an upgrade: how it ended. */
  upgrade: {
    path: '/pages/bag/upgrade',
    screen: 'Upgrade',
    who: 'user',
    texts: ['boxes/proof', 'boxes/pools'],
    address: (item_ids?: string, upgrade_id?: string) => ({ item_ids, upgrade_id }),
  },
  upgradeRecord: {
    path: '/pages/bag/upgrades',
    screen: 'UpgradeRecord',
    who: 'user',
    texts: ['boxes/proof', 'boxes/pools'],
  },
});
