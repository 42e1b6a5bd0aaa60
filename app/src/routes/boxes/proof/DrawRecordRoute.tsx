import { proveOwnDraw, verifyDraws } from '@mcy/api/boxes/proof/rules';
import { useCollectDrawLog, useDrawRecord, useTicketsLeft } from '@mcy/api/boxes/proof/hooks';
import { useMysteryBoxPools } from '@mcy/api/boxes/pools/hooks';
import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import { DrawRecordScreen } from '@mcy/ui/boxes/proof';
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
        return { ...verifyDraws(log), tickets_left };
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
