import { defineRoutes } from '../../defineRoutes.ts';

export const synthesisRoutes = defineRoutes({
  /** With items: those that fit are in the recipe already. */
  synthesis: {
    path: '/pages/bag/synthesis',
    screen: 'Synthesis',
    who: 'user',
    address: (item_ids?: string, recipe_id?: string) => ({
      ...(item_ids !== undefined && item_ids !== '' && { item_ids }),
      recipe_id,
    }),
  },
});
