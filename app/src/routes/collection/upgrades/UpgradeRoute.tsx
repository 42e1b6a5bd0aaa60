import { useToys } from '@mcy/api/collection/items/hooks';
import type { DrawVerdict } from '@mcy/api/boxes/proof/contract';
import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import { useProveUpgrade, useUpgrade, useUpgradeTargets } from '@mcy/api/collection/upgrades/hooks';
import { chanceOf, enoughFor, overflowOf } from '@mcy/api/collection/upgrades/rules';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { DrawProof, type DrawProofProps, makeClientSeed } from '@mcy/ui/boxes/proof';
import { UpgradeScreen, type UpgradePhase } from '@mcy/ui/collection/upgrades';
import type { Load } from '@mcy/ui/patterns';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { itemsRoutes } from '../items/routes.ts';
import type { UpgradeState } from './upgradeState.ts';
import { usePutToys } from './usePutToys.ts';
import { useUpgrading } from './useUpgrading.ts';

export function UpgradeRoute() {
  const { t } = useTranslation('collection/upgrades');
  const brought = useSearchParams()[0].get('item_ids') ?? '';
  const { state, upgrade, ask, find, reveal, again } = useUpgrading();
  const targets = useUpgradeTargets({ limit: 50 });
  const { put, add, remove, clear } = usePutToys(brought);
  const toys = usePagedLoad(useToys({ state: 'held', order: 'newest' }));
  const wallet = useWallet({});
  const [target_id, chooseTarget] = useState<string | null>(null);
  const [wanted, chooseStones] = useState(0);
  const agreement = usePurchaseAgreement();
  const messageOf = useFailureMessage();
  const goBack = useGoBack(itemsRoutes.collection);
  const [client_seed] = useState(makeClientSeed);
  const sought = useSought(state, find);
  const { proof, prove } = useProof();

  const rows = targets.data?.pages.flatMap((page) => page.rows) ?? [];
  const target = rows.find((row) => row.target_id === target_id) ?? null;
  const stone = wallet.data?.stone ?? null;
  const plan = planOf(
    put.reduce((sum, { value }) => sum + value, 0),
    { target_value: target?.value ?? null, stone: stone ?? 0, wanted },
  );
  const error = state.step === 'choosing' || state.step === 'unsure' ? state.error : null;

  return (
    <UpgradeScreen
      phase={phaseOf(state, sought)}
      targets={usePagedLoad(targets)}
      target={target}
      onChooseTarget={chooseTarget}
      toys={toys}
      put={put}
      onPut={add}
      onTakeOut={remove}
      plan={plan}
      onChooseStones={chooseStones}
      stone={stone}
      onUpgrade={async () => {
        const { chance, stones } = plan;
        if (target === null || chance === null || !(await agreement.ensure(0, error))) return;
        const item_ids = put.map(({ item_id }) => item_id);
        await upgrade({ target_id: target.target_id, item_ids, stones, chance, client_seed });
      }}
      onAsk={state.step === 'unsure' ? ask : undefined}
      refusal={error === null ? null : messageOf(error)}
      question={agreement.question}
      onSeen={reveal}
      onAgain={() => {
        clear();
        chooseStones(0);
        again();
      }}
      proof={proof && <DrawProof proof={proof.found} onRetry={() => void prove(proof.upgrade, proofWords(t))} />}
      onProve={(shown) => void prove(shown, proofWords(t))}
      onGoBack={goBack}
      links={{ collection: itemsRoutes.collection, boxes: poolsRoutes.mysteryBoxes, item: itemsRoutes.item }}
    />
  );
}

interface Means {
  target_value: number | null;
  stone: number;
  wanted: number;
}

/** What is put in and what it is worth; stones that raise nothing are not offered. */
function planOf(put_value: number, { target_value, stone, wanted }: Means) {
  if (target_value === null || put_value === 0) {
    return { paid: put_value, stones: 0, mostStones: 0, chance: null, overflow: 0 };
  }
  const mostStones = Math.min(stone, Math.max(0, enoughFor(target_value) - put_value));
  const stones = Math.min(wanted, mostStones);
  const paid = put_value + stones;
  const chance = chanceOf(paid, target_value);
  return { paid, stones, mostStones, chance, overflow: overflowOf(paid, target_value) };
}

/** The upgrade that the address names. */
function useSought(state: UpgradeState, find: (upgrade: Upgrade) => void): Load<Upgrade> {
  const upgrade_id = state.step === 'seeking' ? state.upgrade_id : '';
  const query = useUpgrade({ upgrade_id }, { enabled: upgrade_id !== '' });
  const load = mapLoad(useLoad({ query }), (loaded) => loaded.query);
  const found = load.status === 'loaded' && upgrade_id !== '' ? load.data : null;
  const show = useEffectEvent(find);
  useEffect(() => {
    if (found) show(found);
  }, [found]);
  return load;
}

type ProofWords = ReturnType<typeof proofWords>;

/** The two ways in which an upgrade ends, as the proof's table names them. */
function proofWords(t: ReturnType<typeof useTranslation<'collection/upgrades'>>['t']) {
  const tier = t('proof.tier');
  return {
    won: { prize_id: 'won', tier, name: t('proof.won') },
    lost: { prize_id: 'lost', tier, name: t('proof.lost') },
  };
}

/** The proof of the upgrade on screen, once it is asked for. */
function useProof() {
  const proveUpgrade = useProveUpgrade<DrawVerdict['rows'][number]>();
  const [proof, setProof] = useState<{ upgrade: Upgrade; found: DrawProofProps['proof'] } | null>(null);

  async function prove(upgrade: Upgrade, words: ProofWords): Promise<void> {
    setProof({ upgrade, found: { status: 'checking' } });
    try {
      const verdict = await proveUpgrade(upgrade, words);
      setProof({ upgrade, found: { status: 'done', verdict: { ...verdict, tickets_left: null } } });
    } catch {
      setProof({ upgrade, found: { status: 'broken' } });
    }
  }
  return { proof, prove };
}

function phaseOf(state: UpgradeState, sought: Load<Upgrade>): UpgradePhase {
  switch (state.step) {
    case 'interrupted':
      return { step: 'drawing', asking: !state.resumes };
    case 'upgrading':
      return { step: 'drawing', asking: state.asks };
    case 'upgraded':
      return { step: 'show', upgrade: state.upgrade };
    case 'seeking':
      return { step: 'seek', load: sought.status === 'loaded' ? { status: 'loading' } : sought };
    default:
      return { step: 'choose' };
  }
}
