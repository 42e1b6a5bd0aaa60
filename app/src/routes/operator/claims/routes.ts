import { defineRoutes } from '../../defineRoutes.ts';

export const shopClaimsRoutes = defineRoutes({
  shopClaims: {
    path: '/operator/claims',
    screen: 'ShopClaims',
    who: 'operator',
    right: 'orders',
    texts: ['collection/claims'],
    nav: { label: 'claim.title', sign: 'return' },
  },
  shopClaim: {
    path: '/operator/claim',
    screen: 'ShopClaim',
    who: 'operator',
    right: 'orders',
    texts: ['forms', 'collection/claims'],
    address: (claim_id: string) => ({ claim_id }),
  },
});
