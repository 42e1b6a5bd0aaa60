import { defineRoutes } from '../../defineRoutes.ts';

export const operatorPoolsRoutes = defineRoutes({
  shopPools: {
    path: '/operator/pools',
    screen: 'ShopPools',
    who: 'operator',
    right: 'catalogue',
    nav: { label: 'title', sign: 'box' },
  },
  shopPool: {
    path: '/operator/pools_detail',
    screen: 'ShopPool',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (pool_id: string) => ({ pool_id }),
  },
  newPool: {
    path: '/operator/pools_new',
    screen: 'NewPool',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
  },
  editPool: {
    path: '/operator/pools_edit',
    screen: 'EditPool',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (pool_id: string) => ({ pool_id }),
  },
  rewards: {
    path: '/operator/rewards',
    screen: 'Rewards',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
  },
});
