import { defineRoutes } from '../../defineRoutes.ts';

export const shelvesRoutes = defineRoutes({
  shelf: {
    path: '/operator/product_stock',
    screen: 'Shelf',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (variant_id: string) => ({ variant_id }),
  },
});
