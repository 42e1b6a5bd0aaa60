import { useMade, useUpgradeLog, useVerifyUpgrades } from '@mcy/api/collection/upgrades/hooks';
import { PoolProof, type PoolProofProps } from '@mcy/ui/boxes/proof';
import { UpgradesScreen } from '@mcy/ui/collection/upgrades';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { itemsRoutes } from '../items/routes.ts';
import { synthesisRoutes } from '../synthesis/routes.ts';
import { upgradesRoutes } from './routes.ts';

export function UpgradeRecordRoute() {
  const verifyUpgrades = useVerifyUpgrades();
  const log = useUpgradeLog({ limit: 1 });
  const [proof, setProof] = useState<PoolProofProps['proof'] | null>(null);

  async function verify(): Promise<void> {
    setProof({ status: 'checking', draws: 0 });
    try {
      const verdict = await verifyUpgrades((draws) => setProof({ status: 'checking', draws }));
      setProof({ status: 'done', verdict: { ...verdict, tickets_left: null } });
    } catch {
      setProof({ status: 'broken' });
    }
  }

  return (
    <UpgradesScreen
      made={usePagedLoad(useMade({}))}
      nextNonce={log.data?.next_nonce ?? null}
      proof={proof && <PoolProof proof={proof} onRetry={() => void verify()} />}
      onVerify={() => void verify()}
      links={{
        collection: itemsRoutes.collection,
        choose: upgradesRoutes.upgrade(),
        synthesise: synthesisRoutes.synthesis(),
        upgrade: (upgrade_id) => upgradesRoutes.upgrade(undefined, upgrade_id),
        item: itemsRoutes.item,
      }}
    />
  );
}
