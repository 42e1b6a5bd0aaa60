import {
  useInterruptedOpening,
  useMysteryBox,
  useOdds,
  useOpenMysteryBox,
  useRevealOpening,
  useUnopened,
} from '@mcy/api/boxes/hooks';
import { ApiError, NetworkError } from '@mcy/api/client';
import { spendingRefusals } from '@mcy/api/wallet/contract';
import { useWallet } from '@mcy/api/wallet/hooks';
import { type DrawCount, OpenScreen, type OpenPhase } from '@mcy/ui/boxes';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../platform/mapLoad.ts';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useFailureMessage } from '../../platform/useFailureMessage.ts';
import { useGoBack } from '../../platform/useGoBack.ts';
import { chooseSound, useSound } from '../../platform/device/sound.ts';
import { useLoad } from '../../platform/useLoad.ts';
import { pathTo } from '../pathTo.ts';
import { usePayNote } from '../wallet/usePayNote.tsx';
import { useOpening } from './useOpening.ts';

interface OpenBoxProps {
  pool_id: string;
}

/**
 * Opens a pool's boxes. The address names the opening that is shown, so a reload shows it again;
 * a reload before the answer makes the same request once more, under the same Idempotency-Key.
 */
export function OpenBox({ pool_id }: OpenBoxProps) {
  const { t } = useTranslation(['boxes', 'wallet']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const opening_id = parameters.get('opening_id');
  const load = useLoad({ pool: useMysteryBox({ pool_id }), odds: useOdds({ pool_id }), wallet: useWallet({}) });
  const unopened = useUnopened({});
  const open = useOpenMysteryBox({ suppressed: true });
  const reveal = useRevealOpening({ suppressed: true });
  const opening = useOpening(pool_id, opening_id, open.data?.opening);
  const messageOf = useFailureMessage();
  const goBack = useGoBack(pathTo.pool(pool_id));

  type Request = Parameters<typeof open.mutateAsync>[0];

  async function pay(request: Request): Promise<void> {
    const answer = await open.mutateAsync(request).catch(() => null);
    if (answer) await navigate(pathTo.replay(answer.opening), { replace: true });
  }

  /** Pressed again after a lost answer it is the same request, client seed and all: the first may have been paid for. */
  function requestOf(count: DrawCount, client_seed: string): Request {
    const lost = open.error instanceof NetworkError ? open.variables : undefined;
    return lost?.count === count ? lost : { pool_id, count, client_seed };
  }

  const interrupted = useInterruptedOpening();
  const resume = useEffectEvent(() => {
    if (interrupted?.pool_id === pool_id) void pay(interrupted);
  });
  useEffect(() => resume(), []);

  return (
    <>
      <PageTitle>{t('open.title')}</PageTitle>
      <OpenScreen
        load={
          opening.status === 'loaded'
            ? mapLoad(load, ({ pool, odds, wallet }) => ({ pool, odds, balance: wallet.balance }))
            : opening
        }
        phase={phaseOf(open.isPending, opening.status === 'loaded' ? opening.data : null)}
        onOpen={(count, client_seed) => pay(requestOf(count, client_seed))}
        onReveal={(revealed_id) => reveal.mutate({ opening_id: revealed_id })}
        onOpenAgain={() => void navigate(pathTo.open(pool_id), { replace: true })}
        refusal={open.error ? messageOf(open.error) : undefined}
        refusalLink={isOfOwnLimits(open.error) ? { label: t('wallet:spending.see'), href: pathTo.spending } : undefined}
        payNote={usePayNote()}
        sound={useSound()}
        onSoundChange={chooseSound}
        unopened={unopened.data?.rows.filter((row) => row.opening_id !== opening_id) ?? []}
        onGoBack={goBack}
        links={{
          signIn: pathTo.signIn(pathTo.open(pool_id)),
          recharge: pathTo.recharge,
          record: pathTo.drawRecord,
          odds: pathTo.odds,
          prize: pathTo.prize,
          replay: pathTo.replay,
          pools: pathTo.mysteryBoxes,
        }}
      />
    </>
  );
}

/** Whether what the player limits themselves to refused. */
function isOfOwnLimits(error: Error | null): boolean {
  return error instanceof ApiError && spendingRefusals.some((refusal) => refusal === error.error);
}

function phaseOf(isPaying: boolean, opening: Extract<OpenPhase, { step: 'reveal' }>['opening'] | null): OpenPhase {
  if (isPaying) return { step: 'drawing' };
  return opening ? { step: 'reveal', opening } : { step: 'choose' };
}
