import { useProductReviews, useReviews } from '@mcy/api/mall/reviews/hooks';
import { ReviewsScreen, reviewFilters } from '@mcy/ui/mall/reviews';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';

export function ReviewsRoute() {
  const product_id = useRouteParam('product_id', catalogueRoutes.mall);
  const [parameters, setParameters] = useSearchParams();
  const filter = reviewFilters.find((name) => name === parameters.get('filter')) ?? 'all';
  const load = useLoad({ summary: useProductReviews({ product_id }) });
  const reviews = useReviews({
    product_id,
    ...(filter === 'photos' && { with_photos: '1' as const }),
    ...(filter !== 'photos' && filter !== 'all' && { stars: filter }),
  });
  return (
    <ReviewsScreen
      summary={mapLoad(load, ({ summary }) => summary)}
      reviews={usePagedLoad(reviews)}
      filter={filter}
      onChooseFilter={(chosen) =>
        setParameters(chosen === 'all' ? { product_id } : { product_id, filter: chosen }, { replace: true })
      }
      product={catalogueRoutes.product(product_id)}
    />
  );
}
