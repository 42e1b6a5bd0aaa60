import { FastForward, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { BoxArt } from '../../pools/BoxArt/BoxArt.tsx';
import { FlipBoard } from '../FlipBoard/FlipBoard.tsx';
import type { Opening } from '../Opening.ts';
import { RevealedPrize } from '../RevealedPrize/RevealedPrize.tsx';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import { bestRarity } from './bestRarity.ts';
import * as styles from './OpenStage.css.ts';
import { useSounds } from './useSounds.ts';
import { useStage } from './useStage.ts';

export interface OpenStageProps {
  /** Committed already: the show only tells it. Give the stage `key={opening_id}`. */
  opening: Opening;
  /** Every result has been seen, by flipping or by skipping. Called once. */
  onSeen: (opening_id: string) => void;
  /** Off until the player asks for it. */
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  /** What to do next, shown once everything is seen. */
  actions: ReactNode;
}

const lights = { closed: 'off', shaking: 'dim', opening: 'full', revealed: 'full' } as const;
const boxStates = { closed: 'resting', shaking: 'shaking', opening: 'open' } as const;

/** The opener: a box that is shaken and opened, then one prize in the light of its rarity, or a board of cards to flip. */
export function OpenStage({ opening, onSeen, sound, onSoundChange, actions }: OpenStageProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const sounds = useSounds(sound);
  const stage = useStage(opening, sounds, onSeen);
  const board = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { results } = opening;
  const [single] = results.length === 1 ? results : [];
  const faceDown = stage.seen.filter((seen) => !seen).length;

  // The pressed box is gone: the keyboard goes on at what came out of it, and a reader at the live message.
  const moveOn = useEffectEvent((step: typeof stage.step) => {
    if (step === 'closed') trigger.current?.focus({ preventScroll: true });
    if (step === 'revealed') board.current?.focus({ preventScroll: true });
  });
  useEffect(() => moveOn(stage.step), [stage.step]);

  return (
    <StageFrame label={t('open.stage')} rarity={bestRarity(results)} light={lights[stage.step]}>
      <VisuallyHidden role="status">{announcement()}</VisuallyHidden>
      <div className={styles.tools}>
        <IconButton
          icon={sound ? Volume2 : VolumeX}
          label={t('open.sound')}
          aria-pressed={sound}
          variant="soft"
          onPress={() => onSoundChange(!sound)}
        />
        {!stage.done && (
          <Button variant="soft" tone="neutral" size="small" icon={FastForward} onPress={stage.showAll}>
            {t('open.skip')}
          </Button>
        )}
      </div>

      {stage.step === 'revealed' ? (
        <div ref={board} tabIndex={-1} className={styles.results}>
          <span aria-hidden="true" className={styles.flash} />
          {single === undefined ? (
            <FlipBoard results={results} seen={stage.seen} onFlip={stage.flip} />
          ) : (
            <RevealedPrize result={single} />
          )}
        </div>
      ) : (
        <button
          ref={trigger}
          type="button"
          className={styles.box}
          aria-disabled={stage.step !== 'closed'}
          onClick={stage.open}
        >
          <span aria-hidden="true" className={styles.beam} data-step={stage.step} />
          <BoxArt image={opening.pool_image} state={boxStates[stage.step]} />
          <span className={styles.call}>{t(stage.step === 'closed' ? 'open.tapToOpen' : `open.${stage.step}`)}</span>
        </button>
      )}

      <div className={styles.foot}>
        <div className={styles.next}>
          {stage.step === 'revealed' && !stage.done && (
            <>
              <Text size="small" tone="secondary" align="center">
                {t('open.flipHint', { count: faceDown })}
              </Text>
              <Button size="large" width="full" onPress={stage.showAll}>
                {t('open.flipAll')}
              </Button>
            </>
          )}
          {stage.done && actions}
        </div>
      </div>
    </StageFrame>
  );

  function announcement(): string {
    if (stage.shown === null) return stage.step === 'shaking' ? t('open.shaking') : '';
    const shown = stage.shown === 'all' ? single : results[stage.shown];
    if (shown === undefined) {
      const prizes = results.map((result) => result.prize.name).join(', ');
      return t('open.summary', { count: results.length, prizes });
    }
    const { name: prize, rarity, tier } = shown.prize;
    if (shown.bonus === 'last') return t('open.gotLast', { prize });
    return t('open.got', { prize, rarity: t(`boxes/pools:rarity.${rarity}`), tier });
  }
}
