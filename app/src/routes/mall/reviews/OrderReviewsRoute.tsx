import { useChangeReview, useOrderReviews, useSubmitReview } from '@mcy/api/mall/reviews/hooks';
import { ChangeReviewForm, SubmitReviewForm } from '@mcy/forms/mall/reviews';
import { UploadProvider } from '@mcy/forms/uploads';
import { OrderReviewsScreen } from '@mcy/ui/mall/reviews';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { ordersRoutes } from '../orders/routes.ts';

export function OrderReviewsRoute() {
  const { t } = useTranslation('mall/reviews');
  const order_id = useRouteParam('order_id', ordersRoutes.mallOrders());
  const [parameters] = useSearchParams();
  const query = useOrderReviews({ order_id });
  const load = useLoad({ order: query });
  const upload = useFormUpload();
  const onRefused = () => query.refetch();
  const submit = useFormAction(useSubmitReview({ suppressed: true }), { done: t('order.sent'), onRefused });
  const change = useFormAction(useChangeReview({ suppressed: true }), { done: t('order.saved'), onRefused });
  return (
    <UploadProvider upload={upload}>
      <OrderReviewsScreen
        order={mapLoad(load, ({ order }) => order)}
        chosen={parameters.get('variant_id')}
        form={({ variant_id }) => <SubmitReviewForm order_id={order_id} variant_id={variant_id} onSubmit={submit} />}
        changeForm={(review, close) => (
          <ChangeReviewForm
            review={review}
            onSubmit={async (request) => {
              await change(request);
              close();
            }}
          />
        )}
        links={{ order: ordersRoutes.mallOrder(order_id), product: catalogueRoutes.product }}
      />
    </UploadProvider>
  );
}
