import type { FaceArtProps } from '../Face.ts';
import * as styles from './BoxArt.css.ts';

export type BoxArtProps = FaceArtProps;

/** The mystery box in 3D. Decorative: the text around it says what happens. */
export function BoxArt({ image, state = 'resting', layer = 'whole' }: BoxArtProps) {
  return (
    <span aria-hidden="true" className={styles.scene}>
      {layer !== 'front' && <span className={styles.floor} data-state={state} />}
      <span className={styles.turned}>
        <span className={styles.body} data-state={state}>
          {layer !== 'front' && (
            <>
              <span className={styles.back} />
              <span className={styles.inside} data-state={state} />
            </>
          )}
          {layer !== 'behind' && <Front image={image} state={state} />}
        </span>
      </span>
    </span>
  );
}

function Front({ image, state }: Pick<Required<BoxArtProps>, 'image' | 'state'>) {
  return (
    <>
      <span className={styles.right} />
      <span className={styles.front}>
        <span className={styles.print}>
          {image !== null && <img src={image} alt="" className={styles.shadow} draggable={false} />}
          <span className={styles.question}>?</span>
        </span>
      </span>
      <span className={styles.lid} data-state={state}>
        <span className={styles.lidTop} />
        <span className={styles.lidRight} />
        <span className={styles.lidFront} />
      </span>
    </>
  );
}
