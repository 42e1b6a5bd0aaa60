import type { SalesPeriod } from '@mcy/api/operator/sales/words';
import { defineRoutes } from '../../defineRoutes.ts';

export const salesRoutes = defineRoutes({
  sales: {
    path: '/operator/sales',
    screen: 'Sales',
    who: 'operator',
    right: 'money',
    nav: { label: 'title', sign: 'wallet' },
    address: (period?: SalesPeriod) => ({ period }),
  },
});
