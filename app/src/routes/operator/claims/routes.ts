import { defineRoutes } from '../../defineRoutes.ts';

export const shopClaimsRoutes = defineRoutes({
  shopClaims: { path: '/operator/claims', screen: 'ShopClaims', who: 'operator', texts: ['collection/claims'] },
  shopClaim: {
    path: '/operator/claim',
    screen: 'ShopClaim',
    who: 'operator',
    texts: ['forms', 'collection/claims'],
    address: (claim_id: string) => ({ claim_id }),
  },
});
