import { useShopPools } from '@mcy/api/operator/pools/hooks';
import type { PoolStage } from '@mcy/api/operator/pools/words';
import { PoolsScreen } from '@mcy/ui/operator/pools';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { operatorPoolsRoutes } from './routes.ts';

export function ShopPoolsRoute() {
  const [stage, setStage] = useState<PoolStage>('on_sale');
  return (
    <PoolsScreen
      stage={stage}
      onChooseStage={setStage}
      pools={usePagedLoad(useShopPools({ stage }))}
      links={{
        desk: deskRoutes.desk,
        create: operatorPoolsRoutes.newPool,
        rewards: operatorPoolsRoutes.rewards,
        pool: operatorPoolsRoutes.shopPool,
      }}
    />
  );
}
