import { proveOwnDraw, verifyDraws } from '@mcy/api/boxes/proof/fairness';
import { useCollectDrawLog, useDrawRecord } from '@mcy/api/boxes/proof/hooks';
import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import { DrawRecordScreen } from '@mcy/ui/boxes/proof';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useGoBack } from '../../platform/useGoBack.ts';
import { usePagedLoad } from '../../platform/usePagedLoad.ts';
import { pathTo } from '../pathTo.ts';

export function DrawRecordRoute() {
  const { t } = useTranslation('boxes/proof');
  const record = usePagedLoad(useDrawRecord({}));
  const unopened = useUnopened({});
  const collectDrawLog = useCollectDrawLog();
  const goBack = useGoBack(pathTo.mine);
  return (
    <>
      <PageTitle>{t('record.title')}</PageTitle>
      <DrawRecordScreen
        record={record}
        unopened={unopened.data?.rows ?? []}
        onVerifyDraw={async ({ pool_id, pseudonym }, nonce) =>
          proveOwnDraw(await collectDrawLog(pool_id, { until: nonce }), { nonce, pseudonym })
        }
        onVerifyPool={async (pool_id, onProgress) => verifyDraws(await collectDrawLog(pool_id, { onProgress }))}
        onGoBack={goBack}
        links={{ pool: pathTo.pool, prize: pathTo.prize, replay: pathTo.replay, pools: pathTo.mysteryBoxes }}
      />
    </>
  );
}
