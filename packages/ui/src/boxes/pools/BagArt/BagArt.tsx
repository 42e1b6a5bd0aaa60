import type { FaceArtProps } from '../Face.ts';
import * as styles from './BagArt.css.ts';

export type BagArtProps = FaceArtProps;

/** The lucky bag: gathered by a cord, it rustles and opens. Decorative. */
export function BagArt({ image, state = 'resting', layer = 'whole' }: BagArtProps) {
  return (
    <span aria-hidden="true" className={styles.scene}>
      {layer !== 'front' && (
        <>
          <span className={styles.floor} />
          <span className={styles.back} data-state={state} />
        </>
      )}
      {layer !== 'behind' && (
        <span className={styles.bag} data-state={state}>
          <span className={styles.neck} data-state={state} />
          <span className={styles.sack}>
            <span className={styles.print}>
              {image !== null && <img src={image} alt="" className={styles.shadow} draggable={false} />}
              <span className={styles.luck}>福</span>
            </span>
          </span>
          <span className={styles.cord} data-state={state} />
          <span className={styles.knot} data-state={state} />
        </span>
      )}
    </span>
  );
}
