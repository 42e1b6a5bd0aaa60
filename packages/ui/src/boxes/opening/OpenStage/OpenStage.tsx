import type { Opening } from '@mcy/api/boxes/opening/contract';
import { FastForward } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import { EndingScene } from '../EndingScene/EndingScene.tsx';
import { FlipBoard } from '../FlipBoard/FlipBoard.tsx';
import { RevealedPrize, type RevealedPrizeProps } from '../RevealedPrize/RevealedPrize.tsx';
import { useFaceWords } from '../useFaceWords.ts';
import { BoxWithWords } from './BoxWithWords.tsx';
import * as styles from './OpenStage.css.ts';
import { StageLayout } from './StageLayout.tsx';
import { useSounds } from './useSounds.ts';
import { type Stage, useStage } from './useStage.ts';

export interface OpenStageProps extends Pick<RevealedPrizeProps, 'vessel'> {
  /** Already committed: the show only presents it. Set `key={opening_id}`. */
  opening: Opening;
  /** Called once when every result was seen, flipped or skipped. */
  onSeen: (opening_id: string) => void;
  /** Whether the show is heard. */
  sound: boolean;
  /** Next steps, shown once everything is seen. */
  actions: ReactNode;
  /** Seen before: the show begins with its end. */
  again?: boolean;
}

const lights = { closed: 'dim', shaking: 'dim', opening: 'full', revealed: 'full', ending: 'dim' } as const;

/**
 * The opening show: a box shakes and opens, one toy rises out of it into the light of its rarity, or a board of cards is
 * dealt; then comes what the end of the box brings. A tap anywhere skips it.
 */
export function OpenStage({ opening, vessel, onSeen, sound, actions, again = false }: OpenStageProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const stage = useStage(opening, useSounds(sound), onSeen, again);
  const words = useFaceWords(opening.pool_kind);
  const shown = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { step } = stage;
  const faceDown = stage.seen.filter((seen) => !seen).length;
  const isTurning = stage.turning.length > 0;
  const isMoving = !stage.done && (step !== 'revealed' || stage.draws.length === 1 || isTurning || faceDown === 0);

  // The clicked box is gone: focus moves to the result, and the live message announces it.
  const moveOn = useEffectEvent((to: typeof step) => {
    if (to === 'closed') trigger.current?.focus({ preventScroll: true });
    if (to === 'revealed' || to === 'ending') shown.current?.focus({ preventScroll: true });
  });
  useEffect(() => moveOn(step), [step]);

  return (
    <StageFrame label={t('open.stage')} rarity={stage.best} light={lights[step]}>
      <VisuallyHidden role="status">{announcementOf(stage, words.shaking, t)}</VisuallyHidden>
      {!stage.done && (
        <div className={styles.tools}>
          <Button variant="soft" tone="neutral" size="small" icon={FastForward} onPress={stage.skip}>
            {t('open.skip')}
          </Button>
        </div>
      )}
      {isMoving &&
        (step === 'closed' || step === 'shaking' || step === 'opening' ? (
          <button ref={trigger} type="button" className={styles.trigger} onClick={stage.tap}>
            <span className={styles.call} data-step={step}>
              {words[step === 'opening' ? 'open' : step]}
            </span>
          </button>
        ) : (
          // For a finger; the button above is for everybody.
          <button type="button" aria-hidden="true" tabIndex={-1} className={styles.trigger} onClick={stage.tap} />
        ))}
      <StageLayout
        covers={step === 'revealed' && stage.draws.length > 1}
        foot={
          <>
            {step === 'revealed' && faceDown > 0 && !isMoving && (
              <>
                <Text size="small" tone="secondary" align="center">
                  {t('open.flipHint', { count: faceDown })}
                </Text>
                <Button size="large" width="full" onPress={stage.turnAll}>
                  {t('open.flipAll')}
                </Button>
              </>
            )}
            {stage.done && actions}
          </>
        }
      >
        <div ref={shown} tabIndex={-1} className={styles.shown}>
          <Scene stage={stage} image={opening.pool_image} kind={opening.pool_kind} vessel={vessel} />
        </div>
      </StageLayout>
    </StageFrame>
  );
}

interface SceneProps extends Pick<RevealedPrizeProps, 'vessel' | 'kind'> {
  stage: Stage;
  image: string;
}

function Scene({ stage, image, kind, vessel }: SceneProps) {
  const { step, draws, hurried } = stage;
  const ending = stage.endings[stage.ending];
  if (step === 'ending') {
    if (!ending?.bonus) return null;
    return <EndingScene key={stage.ending} ending={ending.bonus} prize={ending.prize} hurried={hurried} />;
  }
  const [single] = draws;
  if (single && draws.length === 1) {
    return <RevealedPrize result={single} box={image} kind={kind} vessel={vessel} step={step} hurried={hurried} />;
  }
  if (step !== 'revealed') return <BoxWithWords image={image} kind={kind} step={step} rarity={stage.best} />;
  return (
    <>
      <span aria-hidden="true" className={styles.flash} />
      <FlipBoard results={draws} seen={stage.seen} onFlip={stage.flip} />
    </>
  );
}

function announcementOf(
  stage: Stage,
  shaking: string,
  t: ReturnType<typeof useTranslation<['boxes/opening', 'boxes/pools']>>['t'],
) {
  const { step, shown, draws } = stage;
  const ending = stage.endings[stage.ending];
  if (step === 'ending' && ending?.bonus) {
    return `${t(`ending.${ending.bonus}.title`)}: ${t('open.gotMore', { prize: ending.prize.name })}`;
  }
  if (shown === null) return step === 'shaking' ? shaking : '';
  const single = shown === 'all' ? (draws.length === 1 ? draws[0] : undefined) : draws[shown];
  if (single === undefined) {
    return t('open.summary', { count: draws.length, prizes: draws.map(({ prize }) => prize.name).join(', ') });
  }
  const { name: prize, rarity, tier } = single.prize;
  return t('open.got', { prize, rarity: t(`boxes/pools:rarity.${rarity}`), tier });
}
