import { useIdentityReview, useReviewIdentity } from '@mcy/api/operator/identity/hooks';
import { IdentityDecisionForm } from '@mcy/forms/operator/identity';
import { IdentityReviewScreen } from '@mcy/ui/operator/identity';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { identityReviewRoutes } from './routes.ts';

export function IdentityReviewRoute() {
  const { t } = useTranslation('operator/identity');
  const review_id = useRouteParam('review_id', identityReviewRoutes.identityReviews);
  const goBack = useGoBack(identityReviewRoutes.identityReviews);
  const load = useLoad({ review: useIdentityReview({ review_id }) });
  const submit = useFormAction(useReviewIdentity({ suppressed: true }), {
    done: t('identity.saved'),
    leave: goBack,
  });
  return (
    <IdentityReviewScreen
      review={mapLoad(load, ({ review }) => review)}
      form={(id) => <IdentityDecisionForm review_id={id} onSubmit={submit} />}
      onGoBack={goBack}
    />
  );
}
