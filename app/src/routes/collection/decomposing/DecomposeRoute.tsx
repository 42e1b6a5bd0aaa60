import { useDecompose } from '@mcy/api/collection/decomposing/hooks';
import { stonesOf } from '@mcy/api/collection/decomposing/rules';
import { useItems } from '@mcy/api/collection/items/hooks';
import { hindranceOf } from '@mcy/api/collection/items/rules';
import { type DecomposeResult, DecomposeScreen } from '@mcy/ui/collection/decomposing';
import { useState } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { flowRoutes } from '../../wallet/flow/routes.ts';
import { itemsRoutes } from '../items/routes.ts';

export function DecomposeRoute() {
  const item_ids = useRouteParam('item_ids', itemsRoutes.collection);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<DecomposeResult | null>(null);
  const query = useItems({ item_ids });
  const load = useLoad({ query });
  const decompose = useAction(useDecompose(), {
    onDone: ({ decomposing: { count, stones }, stone }) => setResult({ count, stones, stone }),
    onRefused: query.refetch,
  });
  return (
    <DecomposeScreen
      items={mapLoad(load, (loaded) =>
        loaded.query.rows
          .filter(({ item_id }) => !removed.has(item_id))
          .map((item) => ({
            ...item,
            stones: stonesOf(item.value),
            hindrance: hindranceOf(item, 'decompose'),
          })),
      )}
      result={result}
      onRemove={(item_id) => setRemoved(new Set(removed).add(item_id))}
      onDecompose={(chosen, stones) => decompose({ item_ids: chosen, stones })}
      links={{ collection: itemsRoutes.collection, stoneFlow: flowRoutes.stoneFlow() }}
    />
  );
}
