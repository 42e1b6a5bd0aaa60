import { useAnswerReview, useHideReview, useShopReview, useShowReview } from '@mcy/api/operator/reviews/hooks';
import { AnswerReviewForm, HideReviewForm } from '@mcy/forms/operator/reviews';
import { ShopReviewScreen } from '@mcy/ui/operator/reviews';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { catalogueRoutes } from '../../mall/catalogue/routes.ts';
import { shopReviewsRoutes } from './routes.ts';

export function ShopReviewRoute() {
  const { t } = useTranslation('operator/reviews');
  const review_id = useRouteParam('review_id', shopReviewsRoutes.shopReviews);
  const query = useShopReview({ review_id });
  const load = useLoad({ review: query });
  const onRefused = () => query.refetch();
  const answer = useFormAction(useAnswerReview({ suppressed: true }), { done: t('answer.sent'), onRefused });
  const hide = useFormAction(useHideReview({ suppressed: true }), { done: t('hide.sent'), onRefused });
  const show = useAction(useShowReview(), { done: t('show.sent'), onRefused });
  return (
    <ShopReviewScreen
      review={mapLoad(load, ({ review }) => review)}
      answerForm={(review) => <AnswerReviewForm review={review} onSubmit={answer} />}
      hideForm={(id) => <HideReviewForm review_id={id} onSubmit={hide} />}
      onShowAgain={() => show({ review_id })}
      links={{ reviews: shopReviewsRoutes.shopReviews, product: catalogueRoutes.product }}
    />
  );
}
