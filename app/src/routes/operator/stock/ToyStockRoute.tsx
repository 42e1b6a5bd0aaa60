import { CorrectUnitsForm, ReceiveUnitsForm } from '@mcy/forms/operator/stock';
import { useCorrectUnits, useReceiveUnits, useStockMovements, useToyStock } from '@mcy/api/operator/stock/hooks';
import { type StockTask, ToyStockScreen } from '@mcy/ui/operator/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { stockRoutes } from '../../collection/stock/routes.ts';
import { operatorStockRoutes } from './routes.ts';

export function ToyStockRoute() {
  const { t } = useTranslation('operator/stock');
  const toy_id = useRouteParam('toy_id');
  const load = useLoad({ toy: useToyStock({ toy_id }) });
  const movements = usePagedLoad(useStockMovements({ toy_id }));
  const [task, setTask] = useState<StockTask | null>(null);
  const onDone = () => setTask(null);
  const receive = useFormAction(useReceiveUnits({ suppressed: true }), { done: t('toy.receiveDone'), onDone });
  const correct = useFormAction(useCorrectUnits({ suppressed: true }), { done: t('toy.correctDone'), onDone });
  return (
    <ToyStockScreen
      toy={mapLoad(load, ({ toy }) => toy)}
      movements={movements}
      task={task}
      form={(begun, { on_hand }) =>
        begun === 'receive' ? (
          <ReceiveUnitsForm toy_id={toy_id} onSubmit={receive} />
        ) : (
          <CorrectUnitsForm key={on_hand} toy_id={toy_id} on_hand={on_hand} onSubmit={correct} />
        )
      }
      onBegin={setTask}
      onClose={() => setTask(null)}
      links={{ stock: operatorStockRoutes.stock(), box: stockRoutes.boxStock }}
    />
  );
}
