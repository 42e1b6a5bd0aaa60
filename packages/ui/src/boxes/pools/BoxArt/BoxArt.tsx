import * as styles from './BoxArt.css.ts';

export interface BoxArtProps {
  /** The toy printed on the front as a silhouette; null while unknown. */
  image: string | null;
  /** `resting` waits, `shaking` rattles, `open` throws the lid off. */
  state?: 'resting' | 'shaking' | 'open';
  /** One half of it, so that a toy can be drawn inside the box: between `behind` and `front`. */
  layer?: 'whole' | 'behind' | 'front';
}

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
