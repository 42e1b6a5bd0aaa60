import {
  useAddPoolPrize,
  useDropShopPool,
  useOpenShopPool,
  usePoolParts,
  useRemovePoolPrize,
  useShopPool,
  useWithdrawShopPool,
} from '@mcy/api/operator/pools/hooks';
import { OpenSaleForm, PrizeForm, WithdrawForm } from '@mcy/forms/operator/pools';
import { type PoolTask, ShopPoolScreen } from '@mcy/ui/operator/pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { operatorPoolsRoutes } from './routes.ts';

export function ShopPoolRoute() {
  const { t } = useTranslation('operator/pools');
  const navigate = useNavigate();
  const pool_id = useRouteParam('pool_id', operatorPoolsRoutes.shopPools);
  const load = useLoad({ detail: useShopPool({ pool_id }) });
  const { data: parts } = usePoolParts({});
  const [task, setTask] = useState<PoolTask | null>(null);
  const onDone = () => setTask(null);
  const add = useFormAction(useAddPoolPrize({ suppressed: true }), { done: t('added'), onDone });
  const open = useFormAction(useOpenShopPool({ suppressed: true }), {
    done: ({ scheduled }) => t(scheduled ? 'scheduledDone' : 'opened'),
    onDone,
  });
  const withdraw = useFormAction(useWithdrawShopPool({ suppressed: true }), { done: t('asked'), onDone });
  const remove = useAction(useRemovePoolPrize());
  const drop = useAction(useDropShopPool(), {
    done: t('pool.dropped'),
    onDone: () => void navigate(operatorPoolsRoutes.shopPools, { replace: true }),
  });
  return (
    <ShopPoolScreen
      detail={mapLoad(load, ({ detail }) => detail)}
      task={task}
      form={(begun) => {
        if (begun === 'open') return <OpenSaleForm pool_id={pool_id} onSubmit={open} />;
        if (begun === 'withdraw') return <WithdrawForm pool_id={pool_id} onSubmit={withdraw} />;
        return parts && <PrizeForm pool_id={pool_id} parts={parts} onSubmit={add} />;
      }}
      onBegin={setTask}
      onClose={() => setTask(null)}
      onRemovePrize={(prize_id) => remove({ pool_id, prize_id })}
      onDrop={() => drop({ pool_id })}
      links={{ pools: operatorPoolsRoutes.shopPools, edit: operatorPoolsRoutes.editPool }}
    />
  );
}
