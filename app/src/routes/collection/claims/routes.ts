import { defineRoutes } from '../../defineRoutes.ts';

export const claimsRoutes = defineRoutes({
  claim: {
    path: '/pages/bag/claim',
    screen: 'Claim',
    who: 'user',
    texts: ['forms'],
    address: (parcel_id: string) => ({ parcel_id }),
  },
});
