import { useCreateReward, usePoolParts } from '@mcy/api/operator/pools/hooks';
import { RewardForm } from '@mcy/forms/operator/pools';
import { RewardsScreen } from '@mcy/ui/operator/pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { operatorPoolsRoutes } from './routes.ts';

export function RewardsRoute() {
  const { t } = useTranslation('operator/pools');
  const query = usePoolParts({});
  const load = useLoad({ parts: query });
  const [isOpen, setOpen] = useState(false);
  const create = useFormAction(useCreateReward({ suppressed: true }), {
    done: t('rewards.created'),
    onDone: () => setOpen(false),
  });
  return (
    <RewardsScreen
      rewards={mapLoad(load, ({ parts }) => parts.rewards)}
      form={isOpen ? <RewardForm coupons={query.data?.coupons ?? []} onSubmit={create} /> : null}
      onBegin={() => setOpen(true)}
      onClose={() => setOpen(false)}
      links={{ pools: operatorPoolsRoutes.shopPools }}
    />
  );
}
