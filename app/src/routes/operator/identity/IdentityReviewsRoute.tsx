import { useIdentityReviews } from '@mcy/api/operator/identity/hooks';
import { IdentityReviewsScreen, type IdentityReviewsScreenProps } from '@mcy/ui/operator/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { identityReviewRoutes } from './routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

export function IdentityReviewsRoute() {
  const { t } = useTranslation('operator/identity');
  const [state, setState] = useState<IdentityReviewsScreenProps['state']>('under_review');
  return (
    <>
      <PageTitle>{t('identity.title')}</PageTitle>
      <IdentityReviewsScreen
        reviews={usePagedLoad(useIdentityReviews({ state }))}
        state={state}
        onChooseState={setState}
        links={{ mine: profileRoutes.mine, review: identityReviewRoutes.identityReview }}
      />
    </>
  );
}
