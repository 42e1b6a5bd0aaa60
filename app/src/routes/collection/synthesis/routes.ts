import { defineRoutes } from '../../defineRoutes.ts';

export const synthesisRoutes = defineRoutes({
  synthesis: {
    path: '/pages/bag/synthesis',
    screen: 'Synthesis',
    who: 'user',
    planned: true,
    address: (item_ids: string) => ({ item_ids }),
  },
});
