import type { Pool } from '@mcy/api/boxes/pools/contract';
import { ToyStage, type ToyStageProps } from '../../../patterns/ToyStage/ToyStage.tsx';
import { faceOf } from '../faceOf.ts';
import * as styles from './FaceStage.css.ts';

export interface FaceStageProps extends Pick<ToyStageProps, 'mark' | 'note' | 'priority'> {
  pool: Pick<Pool, 'kind' | 'image' | 'sold_out' | 'top_prizes'>;
  size?: 'tile' | 'hero';
}

/** A pool on its lit stage: a mystery box by its toy, what has a face of its own by that. */
export function FaceStage({ pool, size = 'tile', ...stage }: FaceStageProps) {
  const { Art, words } = faceOf(pool.kind);
  return (
    <ToyStage
      {...stage}
      image={pool.image}
      alt=""
      size={size}
      rarity={pool.top_prizes[0]?.rarity}
      dimmed={pool.sold_out}
      art={
        words === 'box' ? undefined : (
          // Drawn for the dark, in both themes.
          <span data-theme="dark" className={styles.art({ size })}>
            <Art image={pool.image} />
          </span>
        )
      }
    />
  );
}
