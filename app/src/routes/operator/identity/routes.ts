import { defineRoutes } from '../../defineRoutes.ts';

export const identityReviewRoutes = defineRoutes({
  identityReviews: {
    path: '/operator/identity',
    screen: 'IdentityReviews',
    who: 'operator',
    right: 'people',
    nav: { label: 'identity.title', sign: 'id_card' },
  },
  identityReview: {
    path: '/operator/identity_detail',
    screen: 'IdentityReview',
    who: 'operator',
    right: 'people',
    texts: ['forms'],
    address: (review_id: string) => ({ review_id }),
  },
});
