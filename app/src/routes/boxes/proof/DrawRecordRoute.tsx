import { proveOwnDraw, verifyDraws } from '@mcy/api/boxes/proof/rules';
import { useCollectDrawLog, useDrawRecord } from '@mcy/api/boxes/proof/hooks';
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
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <DrawRecordScreen
      record={record}
      unopened={unopened.data?.rows ?? []}
      onVerifyDraw={async ({ pool_id, pseudonym }, nonce) =>
        proveOwnDraw(await collectDrawLog(pool_id, { until: nonce }), { nonce, pseudonym })
      }
      onVerifyPool={async (pool_id, onProgress) => verifyDraws(await collectDrawLog(pool_id, { onProgress }))}
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
