import type { DrawCount, Opening, Win } from '@mcy/api/boxes/opening/contract';
import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { Share2, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import { IconButton } from '../../../primitives/index.ts';
import { makeClientSeed } from '../../proof/FairnessPanel/makeClientSeed.ts';
import type { GuaranteeMeterProps } from '../../pools/GuaranteeMeter/GuaranteeMeter.tsx';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import type { AgreedPrice } from '../PriceBar/agreedOf.ts';
import type { Market } from '../PriceBar/offerOf.ts';
import type { PriceBarProps } from '../PriceBar/PriceBar.tsx';
import { useFaceWords } from '../useFaceWords.ts';
import { AgainButton } from './AgainButton.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DrawingStep } from './DrawingStep.tsx';
import { RevealStep } from './RevealStep.tsx';

/**
 * Step of the opening. `choose`: choose a count and pay; the only step that pays. `drawing`: the payment is pending, or
 * an earlier one is asked about.
 * `seek`: an earlier opening loads. `reveal`: the committed result is shown; one that the player has already
 * seen skips to its results.
 */
export type OpenPhase =
  | {
      readonly step: 'choose';
      /** True right after the button appeared or changed by itself: a tap meant for what was there before must not pay. */
      readonly resting?: boolean;
    }
  | {
      readonly step: 'drawing';
      /** The shop is only asked how an earlier payment ended. */
      readonly asking?: boolean;
    }
  | { readonly step: 'seek'; readonly load: Load<never> }
  | {
      readonly step: 'reveal';
      readonly opening: Opening;
      /** The button that opens again rests. */
      readonly resting?: boolean;
    };

export interface OpenScreenProps {
  load: Load<{
    pool: PoolDetail;
    odds: Odds;
    /** The player's coins; null for a guest, undefined while what they have to pay with loads. */
    balance: number | null | undefined;
  }>;
  /** The player's draws in a row without a top prize; null for a guest. */
  progress?: GuaranteeMeterProps['progress'];
  phase: OpenPhase;
  /** How many draws are chosen at first. */
  firstDraws?: number;
  /** The player's coupons for this box. */
  coupons?: PriceBarProps['coupons'];
  /** The stones and diamonds that the player pays a part with. */
  parts?: PriceBarProps['parts'];
  /** Pays what the player agreed to, and draws. */
  onOpen: (count: DrawCount, client_seed: string, ...agreed: AgreedPrice) => Promise<void>;
  /** A button that pays has appeared, or now does or charges something else without the player having asked for it. */
  onOffer: () => void;
  /** Called once when the player has seen every result; never for an opening seen before. */
  onReveal: (opening_id: string) => void;
  /** Returns to `choose` after the results. */
  onOpenAgain: () => void;
  /** Why the shop refused the last payment, in the player's language. */
  refusal?: string | undefined;
  /** An order that got no answer: made again exactly so, it is not charged twice. */
  undecided?: { count: DrawCount; total: number } | undefined;
  /** Link to where the player can resolve it, if there is such a page. */
  refusalLink?: { label: string; href: string } | undefined;
  /** Who draws from a finite box in peace, and its line; always as high, so that nothing below it moves. */
  line?: ReactNode;
  /** A small note at the pay button, such as this month's spending. */
  payNote?: ReactNode;
  /** What the draws brought beside their prizes, such as a finished task; above the results' buttons. */
  resultNote?: ReactNode;
  /** True when sound is on; off by default. */
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  /** Paid openings not seen yet; shown in the `choose` step. */
  unopened: readonly Opening[];
  /** How many of them to keep a place for while they load. */
  expected?: number;
  /** Latest wins from this box, newest first; empty for none. */
  recent: readonly Win[];
  onGoBack: () => void;
  /** Asks where to share the box, or what came out of it. */
  onShare: (opening?: Opening) => Promise<void>;
  links: {
    signIn: (draws: number) => string;
    recharge: (missing: number, draws: number) => string;
    /** All boxes of its series side by side. */
    series: (series_id: string) => string;
    /** Where what was drawn is sent home from. */
    deliver: (opening_ids: readonly string[]) => string;
    record: string;
    odds: (pool_id: string) => string;
    stock: (pool_id: string) => string;
    prize: (prize_id: string) => string;
    replay: (opening: Opening) => string;
    /** The show of all that is not seen yet. */
    openAll: string;
    /** Every box on sale: the next step when this one is sold out. */
    pools: string;
  };
}

/** A box from what is in it to what came out: look, choose a count, pay, and watch (box/detail, box/open). */
export function OpenScreen({
  load,
  phase,
  sound,
  onSoundChange,
  onGoBack,
  onShare,
  firstDraws = 1,
  ...props
}: OpenScreenProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools', 'shell']);
  const loadTexts = useLoadTexts();
  const kind = kindOf(phase, load);
  const words = useFaceWords(kind);
  // Kept across openings: the same seed, with the next nonce.
  const [draws, setDraws] = useState(firstDraws);
  const [clientSeed, setClientSeed] = useState(makeClientSeed);
  return (
    <>
      <NavBar
        title={phase.step === 'choose' ? words.title : words.opening}
        variant={isUnderBar(phase, load) ? 'ghost' : 'solid'}
        back={{ label: t('shell:back'), onGoBack }}
        actions={
          phase.step === 'choose' && load.status !== 'failed' ? (
            <IconButton icon={Share2} label={t('shell:share')} onPress={() => onShare()} />
          ) : phase.step !== 'choose' && !isFailed(phase) ? (
            // In the bar, where no lid flies.
            <IconButton
              icon={sound ? Volume2 : VolumeX}
              label={t('open.sound')}
              aria-pressed={sound}
              onPress={() => onSoundChange(!sound)}
            />
          ) : undefined
        }
      />
      {phase.step === 'choose' && (
        <LoadView {...loadTexts} load={load} skeleton={<HeroSkeleton />}>
          {(data) => (
            <ChooseStep
              {...props}
              {...data}
              resting={phase.resting ?? false}
              draws={draws}
              onDrawsChange={setDraws}
              clientSeed={clientSeed}
              onClientSeedChange={setClientSeed}
            />
          )}
        </LoadView>
      )}
      {phase.step === 'seek' && (
        <LoadView
          {...loadTexts}
          load={phase.load}
          skeleton={
            <StageFrame label={t('open.stage')} light="dim">
              {null}
            </StageFrame>
          }
        >
          {() => null}
        </LoadView>
      )}
      {phase.step === 'drawing' && (
        <DrawingStep asking={phase.asking} kind={kind} image={load.status === 'loaded' ? load.data.pool.image : null} />
      )}
      {phase.step === 'reveal' && (
        <RevealStep
          key={phase.opening.opening_id}
          opening={phase.opening}
          sound={sound}
          onSeen={props.onReveal}
          onShare={() => onShare(phase.opening)}
          links={{ ...props.links, deliver: props.links.deliver([phase.opening.opening_id]) }}
          note={props.resultNote}
          next={
            <AgainButton
              market={marketOf(load, props)}
              draws={drawsOf(phase.opening)}
              resting={phase.resting ?? false}
              onOpen={(count, ...agreed) => props.onOpen(count, clientSeed, ...agreed)}
              onOffer={props.onOffer}
              onChoose={() => {
                setDraws(drawsOf(phase.opening));
                props.onOpenAgain();
              }}
              other={{ label: words.other, href: props.links.pools }}
            />
          }
        />
      )}
    </>
  );
}

/** What is looked at or opened; undefined while it is not known. */
function kindOf(phase: OpenPhase, load: OpenScreenProps['load']): PoolDetail['kind'] | undefined {
  if (phase.step === 'reveal') return phase.opening.pool_kind;
  return load.status === 'loaded' ? load.data.pool.kind : undefined;
}

/** How many were paid for. */
function drawsOf({ results }: Opening): number {
  return results.filter(({ bonus }) => bonus === null).length;
}

function marketOf(
  load: OpenScreenProps['load'],
  { coupons, parts }: Pick<OpenScreenProps, 'coupons' | 'parts'>,
): Market | null {
  if (load.status !== 'loaded' || load.data.balance === undefined) return null;
  return { ...load.data.pool, balance: load.data.balance, coupons, parts };
}

function isFailed(phase: OpenPhase): boolean {
  return phase.step === 'seek' && phase.load.status === 'failed';
}

/** True when a picture is behind the bar. */
function isUnderBar(phase: OpenPhase, load: OpenScreenProps['load']): boolean {
  if (phase.step !== 'choose') return false;
  return load.status !== 'failed';
}
