import type { ReactNode } from 'react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { type Rarity, rarities } from '../../../tokens/index.ts';
import { BoxArt } from '../../pools/BoxArt/BoxArt.tsx';
import type { StageStep } from '../OpenStage/stageReducer.ts';
import * as styles from './BoxScene.css.ts';

export interface BoxSceneProps {
  /** What is printed on the box, or the picture of the lantern; null while unknown. */
  image: string | null;
  /** What the toy comes out of: the free draw has a lantern. */
  vessel?: 'box' | 'lantern';
  step: Exclude<StageStep, 'ending'>;
  /** Of the best toy inside: how long the box shakes, and what light leaves it. Not seen in the first second. */
  rarity?: Rarity;
  /** The toy comes at once. */
  hurried?: boolean;
  /** Between the halves of the box, which it rises out of. */
  toy?: ReactNode;
}

const boxStates = { closed: 'resting', shaking: 'shaking', opening: 'open', revealed: 'open' } as const;

/**
 * The box on the stage: it shakes, its lid flies off, and a toy rises out of it and stands. A lantern swings, flares and
 * floats away. Decorative.
 */
export function BoxScene({ image, vessel = 'box', step, rarity = 'common', hurried = false, toy }: BoxSceneProps) {
  const state = boxStates[step];
  const leaks = styles.leaks.filter((leak) => rarities.indexOf(leak.rarity) <= rarities.indexOf(rarity));
  return (
    <div aria-hidden="true" className={styles.root({ rarity, hurried })}>
      {leaks.map((leak) => (
        <span key={leak.rarity} className={leak.className} data-step={step} />
      ))}
      {toy !== undefined && <span className={styles.floor} data-step={step} />}
      {vessel === 'box' && (
        <span className={styles.half} data-step={step}>
          <BoxArt image={image} state={state} layer="behind" />
        </span>
      )}
      <span className={styles.beam} data-step={step} />
      {toy !== undefined && (
        <div className={styles.toy} data-step={step}>
          {toy}
        </div>
      )}
      {vessel === 'box' ? (
        <span className={styles.half} data-step={step}>
          <BoxArt image={image} state={state} layer="front" />
        </span>
      ) : (
        <span className={styles.lantern} data-step={step}>
          {image !== null && <Image src={image} alt="" fit="contain" ratio="square" priority />}
        </span>
      )}
    </div>
  );
}
