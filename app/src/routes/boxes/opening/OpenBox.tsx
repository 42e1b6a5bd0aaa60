import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useRecentWins } from '@mcy/api/boxes/opening/hooks';
import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { dailyKind } from '@mcy/api/boxes/pools/words';
import { refusalOf } from '@mcy/api/client';
import { spendingRefusals } from '@mcy/api/contract';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { OpenScreen, type OpenPhase } from '@mcy/ui/boxes/opening';
import type { Load } from '@mcy/ui/patterns';
import { Suspense, lazy, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBoxCouponsInUse } from '../../coupons/tickets/useBoxCouponsInUse.tsx';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { loadRoute } from '../../../platform/loadRoute.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { chooseSound, useSound } from '../../../platform/device/sound.ts';
import { useSession } from '../../../platform/session.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { parcelsRoutes } from '../../collection/parcels/routes.ts';
import { stockRoutes } from '../../collection/stock/routes.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { dailyRoutes } from '../daily/routes.ts';
import { openingRoutes } from './routes.ts';
import { placesOf } from '../pools/placesOf.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { useGuarantee } from '../pools/useGuarantee.ts';
import { proofRoutes } from '../proof/routes.ts';
import { BoxQueue } from '../queue/BoxQueue.tsx';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { drawsOf } from './drawsOf.ts';
import { replay } from './replay.ts';
import { spendingRoutes } from '../../wallet/spending/routes.ts';
import { usePayNote } from '../../wallet/spending/usePayNote.tsx';
import type { OpeningState } from './openingState.ts';
import { useOpening } from './useOpening.ts';
import { usePartsInUse } from './usePartsInUse.tsx';
import { useShareOpening } from './useShareOpening.tsx';
import { useSoughtOpening } from './useSoughtOpening.ts';
import { useTray } from './useTray.ts';

/** Loads with the first results; they do without it where it cannot. */
const PassNote = lazy(() =>
  loadPassNote().then(
    (loaded) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
const loadPassNote = loadRoute(() => import('../pass/PassNote.tsx').then((module) => module.PassNote), ['boxes/pass']);

interface OpenBoxProps {
  pool_id: string;
}

/** A pool's box, from looking at it to opening it. Guests look. The free draw has a page of its own. */
export function OpenBox({ pool_id }: OpenBoxProps) {
  const { data: pool } = useMysteryBox({ pool_id });
  const [parameters] = useSearchParams();
  if (pool?.kind !== dailyKind) return <PaidBox pool_id={pool_id} />;
  return <Navigate replace to={dailyRoutes.daily(parameters.get('opening_id') ?? undefined)} />;
}

function PaidBox({ pool_id }: OpenBoxProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools', 'wallet/spending']);
  const pool = useMysteryBox({ pool_id });
  const walletQuery = useWallet({});
  const signedIn = useSession() !== null;
  const { coupons, readCoupons, isReading } = useBoxCouponsInUse(pool_id);
  const { state, pay, rest, find, reveal, openAgain } = useOpening(pool_id, () =>
    Promise.all([pool.refetch(), readCoupons(), signedIn ? walletQuery.refetch() : null]),
  );
  const box = useLoad({ pool, odds: useOdds({ pool_id }) });
  const wallet = useLoad({ wallet: walletQuery });
  const parts = usePartsInUse(pool_id, { pool: pool.data, wallet: walletQuery.data, coupons });
  const wins = useRecentWins({});
  const sought = useSoughtOpening(pool_id, state.step === 'seeking' ? state.opening_id : null);
  const { openings: unopened, expected } = useTray();
  const agreement = usePurchaseAgreement();
  const messageOf = useFailureMessage();
  const places = placesOf(pool.data?.kind);
  const goBack = useGoBack(places.all);
  const title = pool.data?.name ?? t('boxes/pools:mysteryBox.title');
  const firstDraws = drawsOf(useSearchParams()[0]);
  const { share, shareWindow } = useShareOpening({ path: places.pool(pool_id), title });

  const found = sought.status === 'loaded' ? sought.data : null;
  const show = useEffectEvent(find);
  useEffect(() => {
    if (found) show(found);
  }, [found]);

  const failed = state.step === 'choosing' || state.step === 'resting' ? state.failed : null;
  const error = failed?.error ?? null;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OpenScreen
        load={withOwn(box, {
          wallet: signedIn ? wallet : null,
          isReading,
        })}
        progress={useGuarantee(pool_id)}
        coupons={coupons}
        parts={parts}
        phase={phaseOf(state, sought)}
        firstDraws={firstDraws}
        onOpen={async (count, client_seed, total, ...used) => {
          if (await agreement.ensure(total, error)) await pay(count, client_seed, total, ...used);
        }}
        onOffer={rest}
        onReveal={reveal}
        onOpenAgain={openAgain}
        refusal={failed?.decided ? messageOf(error) : undefined}
        undecided={failed?.decided === false ? failed.request : undefined}
        refusalLink={
          isOfOwnLimits(error) ? { label: t('wallet/spending:spending.see'), href: spendingRoutes.spending } : undefined
        }
        line={<BoxQueue pool_id={pool_id} />}
        payNote={usePayNote()}
        resultNote={
          <Suspense>
            <PassNote />
          </Suspense>
        }
        sound={useSound()}
        onSoundChange={chooseSound}
        unopened={unopened}
        expected={expected}
        recent={wins.data?.rows.filter((win) => win.pool_id === pool_id) ?? []}
        onShare={share}
        onGoBack={goBack}
        links={{
          signIn: (chosen) => entryRoutes.signIn(backWith(pool_id, chosen)),
          recharge: (missing, chosen) => rechargeRoutes.recharge({ missing, return_to: backWith(pool_id, chosen) }),
          record: proofRoutes.drawRecord,
          deliver: (opening_ids) => parcelsRoutes.deliveryOrder(undefined, opening_ids.join(',')),
          series: poolsRoutes.poolChoice,
          odds: poolsRoutes.odds,
          stock: stockRoutes.boxStock,
          prize: poolsRoutes.prize,
          replay,
          openAll: openingRoutes.openAll,
          pools: places.all,
        }}
      />
      {agreement.question}
      {shareWindow}
    </>
  );
}

/** The way back to the box, with the draws that are chosen. */
function backWith(pool_id: string, draws: number): string {
  return openingRoutes.open(pool_id, undefined, draws === 1 ? undefined : draws);
}

interface OwnLoad {
  /** Null for a guest. */
  wallet: Load<{ wallet: { balance: number } }> | null;
  /** What else the price depends on is still being read. */
  isReading: boolean;
}

/** A box, which everybody may see, with what is the player's own. */
function withOwn<Box>(box: Load<Box>, { wallet, isReading }: OwnLoad) {
  if (box.status !== 'loaded') return box;
  if (wallet?.status === 'failed') return wallet;
  const own = wallet?.status === 'loaded' ? wallet.data.wallet.balance : undefined;
  const balance = wallet === null ? null : isReading ? undefined : own;
  return { status: 'loaded', data: { ...box.data, balance } } as const;
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
      return { step: 'reveal', opening: state.opening };
    case 'revealed':
      return { step: 'reveal', opening: state.opening, resting: state.resting };
    default:
      return { step: 'seek', load: sought.status === 'loaded' ? { status: 'loading' } : sought };
  }
}
