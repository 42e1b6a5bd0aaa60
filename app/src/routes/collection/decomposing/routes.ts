import { defineRoutes } from '../../defineRoutes.ts';

export const decomposingRoutes = defineRoutes({
  decompose: {
    path: '/pages/bag/decompose',
    screen: 'Decompose',
    who: 'user',
    texts: ['collection/items'],
    address: (item_ids: string) => ({ item_ids }),
  },
  decomposed: { path: '/pages/bag/decomposed', screen: 'Decomposed', who: 'user' },
});
