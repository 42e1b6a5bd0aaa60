import type { Pool } from '@mcy/api/boxes/pools/contract';
import type { ReactNode } from 'react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { type Rarity, rarities } from '../../../tokens/index.ts';
import { faceOf } from '../../pools/faceOf.ts';
import type { StageStep } from '../OpenStage/stageReducer.ts';
import * as styles from './BoxScene.css.ts';

export interface BoxSceneProps {
  /** What is printed on the box, or the picture of the lantern; null while unknown. */
  image: string | null;
  /** What the toy comes out of: the free draw has a lantern. */
  vessel?: 'box' | 'lantern';
  /** Of the pool, for its face; a box without. */
  kind?: Pool['kind'] | undefined;
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
 * What is opened, on the stage: a box shakes, its lid flies off, and a toy rises out of it and stands; a machine drops a
 * card that turns. A lantern swings, flares and floats away. Decorative.
 */
export function BoxScene({
  image,
  vessel = 'box',
  kind,
  step,
  rarity = 'common',
  hurried = false,
  toy,
}: BoxSceneProps) {
  const { Art, motion } = faceOf(kind);
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
          <Art image={image} state={state} layer="behind" />
        </span>
      )}
      <span className={styles.beam} data-step={step} data-motion={motion} />
      {toy !== undefined && (
        <div className={styles.toy} data-step={step} data-motion={motion}>
          {motion === 'flip' ? (
            <span className={styles.card}>
              {toy}
              <span className={styles.cardBack} data-step={step}>
                ?
              </span>
            </span>
          ) : (
            toy
          )}
        </div>
      )}
      {vessel === 'box' ? (
        <span className={styles.half} data-step={step}>
          <Art image={image} state={state} layer="front" />
        </span>
      ) : (
        <span className={styles.lantern} data-step={step}>
          {image !== null && <Image src={image} alt="" fit="contain" ratio="square" priority />}
        </span>
      )}
    </div>
  );
}
