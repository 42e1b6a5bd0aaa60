import { useIdentityReview, useReviewIdentity } from '@mcy/api/operator/identity/hooks';
import { IdentityDecisionForm } from '@mcy/forms/operator/identity';
import { IdentityReviewScreen } from '@mcy/ui/operator/identity';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { leaving } from '../../../platform/leaving.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { identityReviewRoutes } from './routes.ts';

export function IdentityReviewRoute() {
  const { t } = useTranslation('operator/identity');
  const review_id = useRouteParam('review_id');
  const goBack = useGoBack(identityReviewRoutes.identityReviews);
  const load = useLoad({ review: useIdentityReview({ review_id }) });
  const decide = useReviewIdentity({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof decide.mutateAsync>[0]>(async (request) => {
    await decide.mutateAsync(request);
    announce({ kind: 'toast', tone: 'positive', message: t('identity.saved') });
    goBack();
    await leaving();
  });
  return (
    <>
      <PageTitle>{t('identity.detail')}</PageTitle>
      <IdentityReviewScreen
        review={mapLoad(load, ({ review }) => review)}
        form={(id) => <IdentityDecisionForm review_id={id} onSubmit={submit} />}
        onGoBack={goBack}
      />
    </>
  );
}
