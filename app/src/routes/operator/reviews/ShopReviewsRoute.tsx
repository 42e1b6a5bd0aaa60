import { useShopReviews } from '@mcy/api/operator/reviews/hooks';
import { reviewViews } from '@mcy/api/operator/reviews/words';
import { ShopReviewsScreen } from '@mcy/ui/operator/reviews';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { shopReviewsRoutes } from './routes.ts';

export function ShopReviewsRoute() {
  const [parameters, setParameters] = useSearchParams();
  const view = reviewViews.find((name) => name === parameters.get('view')) ?? 'all';
  return (
    <ShopReviewsScreen
      reviews={usePagedLoad(useShopReviews({ view }))}
      view={view}
      onChooseView={(chosen) => setParameters(chosen === 'all' ? {} : { view: chosen }, { replace: true })}
      links={{ desk: deskRoutes.desk, review: shopReviewsRoutes.shopReview }}
    />
  );
}
