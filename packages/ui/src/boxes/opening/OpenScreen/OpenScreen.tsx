import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import type { DrawCount } from '../DrawCount.ts';
import { makeClientSeed } from '../../proof/FairnessPanel/makeClientSeed.ts';
import { HeroSkeleton } from '../../pools/HeroLayout/HeroSkeleton.tsx';
import type { Odds } from '../../pools/Odds.ts';
import type { Opening } from '../Opening.ts';
import type { PoolDetail } from '../../pools/PoolDetail.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { DrawingStep } from './DrawingStep.tsx';
import { RevealStep } from './RevealStep.tsx';

/**
 * Where the player is. `choose`: how many, and pay; nothing else can be paid from. `drawing`: the payment is under way.
 * `seek`: an opening of before is being read. `reveal`: the result is committed and shown; one that the player has seen
 * before goes straight to its results.
 */
export type OpenPhase =
  | {
      readonly step: 'choose';
      /** The step has just come up: a tap meant for what was there before must not pay. */
      readonly settling?: boolean;
    }
  | { readonly step: 'drawing' }
  | { readonly step: 'seek'; readonly load: Load<never> }
  | { readonly step: 'reveal'; readonly opening: Opening };

export interface OpenScreenProps {
  load: Load<{
    pool: PoolDetail;
    odds: Odds;
    /** The player's coins; null for a guest. */
    balance: number | null;
  }>;
  phase: OpenPhase;
  /** Pays `total` coins and draws. */
  onOpen: (count: DrawCount, client_seed: string, total: number) => Promise<void>;
  /** The player has seen every result of this opening. Called once for each, and not for one seen before. */
  onReveal: (opening_id: string) => void;
  /** Back to `choose` after the results. */
  onOpenAgain: () => void;
  /** Why the shop refused the last payment, in the player's language. */
  refusal?: string | undefined;
  /** Where the player can do something about it, where that is a page of their own. */
  refusalLink?: { label: string; href: string } | undefined;
  /** A quiet line at the button that pays, such as what was spent this month. */
  payNote?: ReactNode;
  /** Whether the opening is heard; off until it was asked for. */
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  /** Openings paid for but not seen yet: shown while one chooses. */
  unopened: readonly Opening[];
  onGoBack: () => void;
  links: {
    signIn: string;
    recharge: string;
    record: string;
    odds: (pool_id: string) => string;
    prize: (prize_id: string) => string;
    replay: (opening: Opening) => string;
    /** Every box on sale: the next step when this one is sold out. */
    pools: string;
  };
}

/** Choose how many, pay, and see them open (box/open). */
export function OpenScreen({ load, phase, onGoBack, ...props }: OpenScreenProps) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const loadTexts = useLoadTexts();
  // Kept while one opens again and again: the same wish for luck, another number of the draw.
  const [count, setCount] = useState<DrawCount>(1);
  const [clientSeed, setClientSeed] = useState(makeClientSeed);
  return (
    <>
      <NavBar
        title={t('open.title')}
        variant={isUnderBar(phase, load) ? 'ghost' : 'solid'}
        back={{ label: t('shell:back'), onGoBack }}
      />
      {phase.step === 'choose' && (
        <LoadView {...loadTexts} load={load} skeleton={<HeroSkeleton />}>
          {(data) => (
            <ChooseStep
              {...props}
              {...data}
              settling={phase.settling ?? false}
              count={count}
              onCountChange={setCount}
              clientSeed={clientSeed}
              onClientSeedChange={setClientSeed}
            />
          )}
        </LoadView>
      )}
      {phase.step === 'seek' && (
        <LoadView {...loadTexts} load={phase.load} skeleton={<HeroSkeleton />}>
          {() => null}
        </LoadView>
      )}
      {phase.step === 'drawing' && <DrawingStep image={load.status === 'loaded' ? load.data.pool.image : null} />}
      {phase.step === 'reveal' && <RevealStep key={phase.opening.opening_id} {...props} opening={phase.opening} />}
    </>
  );
}

/** Whether there is a stage for the bar to lie over. */
function isUnderBar(phase: OpenPhase, load: OpenScreenProps['load']): boolean {
  if (phase.step === 'seek') return phase.load.status === 'loading';
  if (phase.step !== 'choose') return false;
  return load.status === 'loading' || (load.status === 'loaded' && !load.data.pool.sold_out);
}
