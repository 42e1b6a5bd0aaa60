import { useMoveShelfUnits, useShelf, useShelfMovements } from '@mcy/api/operator/shelves/hooks';
import type { ShelfMove } from '@mcy/api/operator/shelves/words';
import { MoveUnitsForm } from '@mcy/forms/operator/shelves';
import { ShelfScreen } from '@mcy/ui/operator/shelves';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { shopProductsRoutes } from '../products/routes.ts';
import { operatorStockRoutes } from '../stock/routes.ts';

export function ShelfRoute() {
  const { t } = useTranslation('operator/shelves');
  const variant_id = useRouteParam('variant_id', shopProductsRoutes.shopProducts());
  const query = useShelf({ variant_id });
  const load = useLoad({ shelf: query });
  const movements = usePagedLoad(useShelfMovements({ variant_id }));
  const [move, setMove] = useState<ShelfMove | null>(null);
  const save = useFormAction(useMoveShelfUnits({ suppressed: true }), {
    done: t('done'),
    onDone: () => setMove(null),
    onRefused: () => query.refetch(),
  });
  return (
    <ShelfScreen
      shelf={mapLoad(load, ({ shelf }) => shelf)}
      movements={movements}
      move={move}
      form={(begun) => <MoveUnitsForm variant_id={variant_id} move={begun} onSubmit={save} />}
      onBegin={setMove}
      onClose={() => setMove(null)}
      links={{
        products: shopProductsRoutes.shopProducts(),
        product: shopProductsRoutes.shopProduct,
        toy: operatorStockRoutes.toyStock,
      }}
    />
  );
}
