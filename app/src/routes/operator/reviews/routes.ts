import { defineRoutes } from '../../defineRoutes.ts';

export const shopReviewsRoutes = defineRoutes({
  shopReviews: {
    path: '/operator/reviews',
    screen: 'ShopReviews',
    who: 'operator',
    right: 'content',
    nav: { label: 'review.title', sign: 'heart' },
  },
  shopReview: {
    path: '/operator/review',
    screen: 'ShopReview',
    who: 'operator',
    right: 'content',
    texts: ['forms'],
    address: (review_id: string) => ({ review_id }),
  },
});
