import type { Opening } from '@mcy/api/boxes/opening/contract';
import { FastForward, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { BoxArt } from '../../pools/BoxArt/BoxArt.tsx';
import { FlipBoard } from '../FlipBoard/FlipBoard.tsx';
import { RevealedPrize } from '../RevealedPrize/RevealedPrize.tsx';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import { bestRarity } from './bestRarity.ts';
import * as styles from './OpenStage.css.ts';
import { useSounds } from './useSounds.ts';
import { useStage } from './useStage.ts';

export interface OpenStageProps {
  /** Already committed: the show only presents it. Set `key={opening_id}`. */
  opening: Opening;
  /** Called once when every result was seen, flipped or skipped. */
  onSeen: (opening_id: string) => void;
  /** Off until the player turns it on. */
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  /** Next steps, shown once everything is seen. */
  actions: ReactNode;
}

const lights = { closed: 'off', shaking: 'dim', opening: 'full', revealed: 'full' } as const;
const boxStates = { closed: 'resting', shaking: 'shaking', opening: 'open' } as const;

/**
 * The opening show: a box shakes and opens, then one prize appears in the light of its rarity, or a board of cards to
 * flip.
 */
export function OpenStage({ opening, onSeen, sound, onSoundChange, actions }: OpenStageProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const sounds = useSounds(sound);
  const stage = useStage(opening, sounds, onSeen);
  const board = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { results } = opening;
  const [single] = results.length === 1 ? results : [];
  const faceDown = stage.seen.filter((seen) => !seen).length;

  // The clicked box is gone: focus moves to the result, and the live message announces it.
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
