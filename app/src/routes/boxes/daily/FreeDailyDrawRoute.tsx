import { useDrawDaily, useRemindOfDailyDraw } from '@mcy/api/boxes/daily/hooks';
import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useRevealOpening } from '@mcy/api/boxes/opening/hooks';
import { useMysteryBox, useOdds } from '@mcy/api/boxes/pools/hooks';
import { useDrawRecord } from '@mcy/api/boxes/proof/hooks';
import { DailyDrawScreen, type DailyPhase } from '@mcy/ui/boxes/daily';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { chooseSound, useSound } from '../../../platform/device/sound.ts';
import { useHoldBalances } from '../../../platform/heldBalances.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { itemsRoutes } from '../../collection/items/routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { ticketsRoutes } from '../../coupons/tickets/routes.ts';
import { flowRoutes } from '../../wallet/flow/routes.ts';
import { useShareOpening } from '../opening/useShareOpening.tsx';
import { useSoughtOpening } from '../opening/useSoughtOpening.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { proofRoutes } from '../proof/routes.ts';
import { dailyRoutes } from './routes.ts';
import { useTonight } from './useTonight.ts';

/** The latest draws that the page lists. */
const listed = 5;

export function FreeDailyDrawRoute() {
  const { t } = useTranslation('boxes/daily');
  const navigate = useNavigate();
  const named = useSearchParams()[0].get('opening_id');
  const { daily, own, onTurn, now } = useTonight();
  // A guest has no results: the link of one shows them the draw.
  const opening_id = own === null ? null : named;
  const pool_id = daily.data?.pool_id ?? '';
  const known = { enabled: daily.data !== undefined };
  const load = useLoad({ daily, pool: useMysteryBox({ pool_id }, known), odds: useOdds({ pool_id }, known) });
  const history = usePagedLoad(useDrawRecord({ pool_id, limit: listed }, known));
  const draw = useDrawDaily({ suppressed: true });
  const reveal = useRevealOpening({ suppressed: true });
  const remind = useAction(useRemindOfDailyDraw());
  // Drawn just now: it is shown before the address names it, and until the player goes on.
  const [won, setWon] = useState<Opening | null>(null);
  const place = useAction(draw, {
    onDone: ({ opening }) => {
      setWon(opening);
      void navigate(dailyRoutes.daily(opening.opening_id), { replace: true });
    },
    // What is read again says whether it was drawn after all.
    onRefused: onTurn,
  });
  const sought = useSoughtOpening(pool_id, won === null && known.enabled ? opening_id : null);
  // From the press until the result is shown: in between, the button must not come back.
  const drawing = draw.isPending || (draw.isSuccess && won === null);
  const [seen, setSeen] = useState<string | null>(null);
  const phase = phaseOf({ drawing, won, seeks: opening_id !== null, sought });
  useHoldBalances(isSecret(phase, seen));
  const messageOf = useFailureMessage();
  const goBack = useGoBack(homeRoutes.home);
  const { share, shareWindow } = useShareOpening({ path: dailyRoutes.daily(), title: t('title') });

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DailyDrawScreen
        load={load}
        own={own}
        history={own === null ? null : history}
        phase={phase}
        refusal={draw.error ? messageOf(draw.error) : undefined}
        onDraw={(client_seed) => place({ client_seed })}
        onSeen={(seen_id) => {
          setSeen(seen_id);
          reveal.mutate({ opening_id: seen_id });
        }}
        onFinish={() => {
          draw.reset();
          setWon(null);
          void navigate(dailyRoutes.daily(), { replace: true });
        }}
        onRemind={(reminds) => remind({ reminds })}
        onTurn={() => {
          // A refusal was about the evening before.
          draw.reset();
          void onTurn();
        }}
        onShare={share}
        onGoBack={goBack}
        sound={useSound()}
        onSoundChange={chooseSound}
        now={now}
        links={{
          signIn: entryRoutes.signIn(dailyRoutes.daily()),
          result: dailyRoutes.daily,
          odds: poolsRoutes.odds,
          record: proofRoutes.drawRecord,
          collection: itemsRoutes.collection,
          stones: flowRoutes.stoneFlow(),
          coupons: ticketsRoutes.coupons,
        }}
      />
      {shareWindow}
    </>
  );
}

interface Stages {
  drawing: boolean;
  won: Opening | null;
  /** The address names a result. */
  seeks: boolean;
  sought: ReturnType<typeof useSoughtOpening>;
}

function phaseOf({ drawing, won, seeks, sought }: Stages): DailyPhase {
  if (drawing) return { step: 'drawing' };
  if (won !== null) return { step: 'show', opening: won };
  if (!seeks) return { step: 'look' };
  return sought.status === 'loaded' ? { step: 'show', opening: sought.data } : { step: 'seek', load: sought };
}

/** A prize of stones is in the balance as soon as it is drawn: the bar must not tell it first. */
function isSecret(phase: DailyPhase, seen: string | null): boolean {
  if (phase.step === 'show') return !phase.opening.revealed && phase.opening.opening_id !== seen;
  return phase.step === 'drawing' || (phase.step === 'seek' && phase.load.status === 'loading');
}
