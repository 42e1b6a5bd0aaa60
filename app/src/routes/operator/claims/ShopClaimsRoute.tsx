import type { ClaimState } from '@mcy/api/collection/claims/words';
import { useShopClaims } from '@mcy/api/operator/claims/hooks';
import { ShopClaimsScreen } from '@mcy/ui/operator/claims';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { shopClaimsRoutes } from './routes.ts';

export function ShopClaimsRoute() {
  const [state, setState] = useState<ClaimState>('submitted');
  return (
    <ShopClaimsScreen
      claims={usePagedLoad(useShopClaims({ state }))}
      state={state}
      onChooseState={setState}
      links={{ mine: profileRoutes.mine, claim: shopClaimsRoutes.shopClaim }}
    />
  );
}
