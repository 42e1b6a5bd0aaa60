import { proveOwnDraw } from '@mcy/api/boxes/proof/rules';
import { useCollectDrawLog, useTicketsLeft } from '@mcy/api/boxes/proof/hooks';
import { useItem } from '@mcy/api/collection/items/hooks';
import { hindranceOf } from '@mcy/api/collection/items/rules';
import { DrawProof, type DrawProofProps } from '@mcy/ui/boxes/proof';
import { ItemScreen } from '@mcy/ui/collection/items';
import { useState } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { upgradesRoutes } from '../upgrades/routes.ts';
import { actionLink } from './actionLink.ts';
import { itemsRoutes } from './routes.ts';

export function ItemRoute() {
  const item_id = useRouteParam('item_id', itemsRoutes.collection);
  // Another item of the same toy starts without the proof of this one.
  return <ItemPage key={item_id} item_id={item_id} />;
}

function ItemPage({ item_id }: { item_id: string }) {
  const query = useItem({ item_id });
  const load = mapLoad(useLoad({ query }), (loaded) => loaded.query);
  const collectDrawLog = useCollectDrawLog();
  const readLeft = useTicketsLeft();
  const [proof, setProof] = useState<DrawProofProps['proof'] | null>(null);
  const goBack = useGoBack(itemsRoutes.collection);

  async function prove(): Promise<void> {
    const draw = query.data?.draw;
    if (!draw) return;
    setProof({ status: 'checking', draws: 0 });
    try {
      const [log, tickets_left] = await Promise.all([
        collectDrawLog(draw.pool_id, { until: draw.nonce }),
        readLeft(draw.pool_id),
      ]);
      setProof({ status: 'done', verdict: { ...proveOwnDraw(log, draw), tickets_left } });
    } catch {
      setProof({ status: 'broken' });
    }
  }

  return (
    <ItemScreen
      item={load}
      onGoBack={goBack}
      hindranceOf={hindranceOf}
      proof={proof && <DrawProof proof={proof} onRetry={() => void prove()} />}
      onProve={() => void prove()}
      links={{
        item: itemsRoutes.item,
        pool: poolsRoutes.pool,
        upgrades: upgradesRoutes.upgradeRecord,
        action: actionLink,
      }}
    />
  );
}
