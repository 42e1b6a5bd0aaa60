import { useDecideClaim, useShopClaim } from '@mcy/api/operator/claims/hooks';
import { ClaimDecisionForm } from '@mcy/forms/operator/claims';
import { ShopClaimScreen } from '@mcy/ui/operator/claims';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { shopClaimsRoutes } from './routes.ts';

export function ShopClaimRoute() {
  const { t } = useTranslation('operator/claims');
  const claim_id = useRouteParam('claim_id', shopClaimsRoutes.shopClaims);
  const goBack = useGoBack(shopClaimsRoutes.shopClaims);
  const query = useShopClaim({ claim_id });
  const load = useLoad({ claim: query });
  const submit = useFormAction(useDecideClaim({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'claim.saved' : 'claim.sent'),
    onRefused: () => query.refetch(),
    leave: goBack,
  });
  return (
    <ShopClaimScreen
      claim={mapLoad(load, ({ claim }) => claim)}
      form={(id) => <ClaimDecisionForm claim_id={id} onSubmit={submit} />}
      links={{ approval: approvalRoutes.approval }}
      onGoBack={goBack}
    />
  );
}
