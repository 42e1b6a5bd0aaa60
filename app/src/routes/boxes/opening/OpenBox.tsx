import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { refusalOf } from '@mcy/api/client';
import { spendingRefusals } from '@mcy/api/contract';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { OpenScreen, type OpenPhase } from '@mcy/ui/boxes/opening';
import type { Load } from '@mcy/ui/patterns';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { chooseSound, useSound } from '../../../platform/device/sound.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { openingRoutes } from './routes.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { proofRoutes } from '../proof/routes.ts';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { replay } from './replay.ts';
import { spendingRoutes } from '../../wallet/spending/routes.ts';
import { usePayNote } from '../../wallet/spending/usePayNote.tsx';
import type { OpeningState } from './openingState.ts';
import { useOpening } from './useOpening.ts';
import { useSoughtOpening } from './useSoughtOpening.ts';
import { useTray } from './useTray.ts';

interface OpenBoxProps {
  pool_id: string;
}

/** Opens a pool's boxes. */
export function OpenBox({ pool_id }: OpenBoxProps) {
  const { t } = useTranslation(['boxes/opening', 'wallet/spending']);
  const pool = useMysteryBox({ pool_id });
  const { state, pay, rest, find, reveal, openAgain } = useOpening(pool_id, pool.refetch);
  const load = useLoad({ pool, odds: useOdds({ pool_id }), wallet: useWallet({}) });
  const sought = useSoughtOpening(pool_id, state.step === 'seeking' ? state.opening_id : null);
  const { openings: unopened } = useTray();
  const agreement = usePurchaseAgreement();
  const messageOf = useFailureMessage();
  const goBack = useGoBack(poolsRoutes.pool(pool_id));

  const found = sought.status === 'loaded' ? sought.data : null;
  const show = useEffectEvent(find);
  useEffect(() => {
    if (found) show(found);
  }, [found]);

  const failed = state.step === 'choosing' || state.step === 'resting' ? state.failed : null;
  const error = failed?.error ?? null;
  return (
    <>
      <PageTitle>{t('open.title')}</PageTitle>
      <OpenScreen
        load={mapLoad(load, ({ wallet, ...box }) => ({ ...box, balance: wallet.balance }))}
        phase={phaseOf(state, sought)}
        onOpen={async (count, client_seed, total) => {
          if (await agreement.ensure(total, error)) await pay(count, client_seed, total);
        }}
        onOffer={rest}
        onReveal={reveal}
        onOpenAgain={openAgain}
        refusal={failed?.decided ? messageOf(error) : undefined}
        undecided={failed?.decided === false ? failed.request : undefined}
        refusalLink={
          isOfOwnLimits(error) ? { label: t('wallet/spending:spending.see'), href: spendingRoutes.spending } : undefined
        }
        payNote={usePayNote()}
        sound={useSound()}
        onSoundChange={chooseSound}
        unopened={unopened}
        onGoBack={goBack}
        links={{
          signIn: entryRoutes.signIn(openingRoutes.open(pool_id)),
          recharge: rechargeRoutes.recharge,
          record: proofRoutes.drawRecord,
          odds: poolsRoutes.odds,
          prize: poolsRoutes.prize,
          replay,
          pools: poolsRoutes.mysteryBoxes,
        }}
      />
      {agreement.question}
    </>
  );
}

/** Whether what the player limits themselves to refused. */
function isOfOwnLimits(error: unknown): boolean {
  return refusalOf({ refuses: spendingRefusals }, error) !== null;
}

function phaseOf(state: OpeningState, sought: Load<Opening>): OpenPhase {
  switch (state.step) {
    case 'choosing':
      return { step: 'choose' };
    case 'resting':
      return { step: 'choose', resting: true };
    case 'interrupted':
      return { step: 'drawing', asking: !state.resumes };
    case 'asking':
      return { step: 'drawing', asking: true };
    case 'paying':
      return { step: 'drawing' };
    case 'paid':
    case 'revealed':
      return { step: 'reveal', opening: state.opening };
    default:
      return { step: 'seek', load: sought.status === 'loaded' ? { status: 'loading' } : sought };
  }
}
