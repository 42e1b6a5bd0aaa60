import { useIdentityReviews } from '@mcy/api/operator/identity/hooks';
import { IdentityReviewsScreen, type IdentityReviewsScreenProps } from '@mcy/ui/operator/identity';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { identityReviewRoutes } from './routes.ts';
import { deskRoutes } from '../desk/routes.ts';

export function IdentityReviewsRoute() {
  const [state, setState] = useState<IdentityReviewsScreenProps['state']>('under_review');
  return (
    <IdentityReviewsScreen
      reviews={usePagedLoad(useIdentityReviews({ state }))}
      state={state}
      onChooseState={setState}
      links={{ desk: deskRoutes.desk, review: identityReviewRoutes.identityReview }}
    />
  );
}
