import { proveBonuses, proveOwnDraw, verifyDraws } from '@mcy/api/boxes/proof/rules';
import { useCollectDrawLog, useDrawRecord, useTicketsLeft } from '@mcy/api/boxes/proof/hooks';
import { useMysteryBoxPools } from '@mcy/api/boxes/pools/hooks';
import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import { DrawRecordScreen } from '@mcy/ui/boxes/proof';
import { useRef } from 'react';
import { saveText } from '../../../platform/saveText.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { openingRoutes } from '../opening/routes.ts';
import { replay } from '../opening/replay.ts';

export function DrawRecordRoute() {
  const record = usePagedLoad(useDrawRecord({}));
  const unopened = useUnopened({});
  const collectDrawLog = useCollectDrawLog();
  const readLeft = useTicketsLeft();
  // Sold-out ones come last.
  const pools = useMysteryBoxPools({ limit: 50 });
  /** The logs that were checked on this page. */
  const logs = useRef(new Map<string, Awaited<ReturnType<typeof collectDrawLog>>>());
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <DrawRecordScreen
      record={record}
      unopened={unopened.data?.rows ?? []}
      onVerifyDraw={async ({ pool_id, pseudonym }, nonce) => {
        const [log, tickets_left] = await Promise.all([collectDrawLog(pool_id, { until: nonce }), readLeft(pool_id)]);
        return { ...proveOwnDraw(log, { nonce, pseudonym }), tickets_left };
      }}
      onVerifyPool={async (pool_id, onProgress) => {
        const [log, tickets_left] = await Promise.all([collectDrawLog(pool_id, { onProgress }), readLeft(pool_id)]);
        logs.current.set(pool_id, log);
        return { ...verifyDraws(log), bonuses: proveBonuses(log, log.bonuses), tickets_left };
      }}
      onDownloadLog={({ pool_id, name }) => {
        const log = logs.current.get(pool_id);
        if (!log) return;
        const file = { format: 1, pool_id, pool_name: name, ...log };
        saveText(`mcy-draws-${pool_id}.json`, JSON.stringify(file, null, 1), 'application/json');
      }}
      finished={pools.data?.pages[0]?.rows.find(({ sold_out }) => sold_out) ?? null}
      onGoBack={goBack}
      links={{
        pool: poolsRoutes.pool,
        prize: poolsRoutes.prize,
        replay,
        openAll: openingRoutes.openAll,
        pools: poolsRoutes.mysteryBoxes,
      }}
    />
  );
}
