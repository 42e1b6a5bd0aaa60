import type { PolicyType } from '@mcy/api/content/policies/contract';
import { defineRoutes } from '../../defineRoutes.ts';

export const policiesRoutes = defineRoutes({
  /** Without a version the one in effect. */
  policy: {
    path: '/pages/common/Policy',
    screen: 'Policy',
    who: 'guest',
    address: (type: PolicyType, version?: number) => ({ type, version }),
  },
  deliveryService: {
    path: '/pages/common/about_delivery_service',
    screen: 'DeliveryService',
    who: 'guest',
    address: (version?: number) => ({ version }),
  },
});
