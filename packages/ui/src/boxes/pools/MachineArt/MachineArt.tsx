import type { FaceArtProps } from '../Face.ts';
import * as styles from './MachineArt.css.ts';

export type MachineArtProps = FaceArtProps;

/** Cards behind the window, from the left. */
const cards = ['left', 'right', 'middle'] as const;

/** The card machine: cards behind a window, a lever, and a slot where a card comes out. Decorative. */
export function MachineArt({ image, state = 'resting', layer = 'whole' }: MachineArtProps) {
  return (
    <span aria-hidden="true" className={styles.scene}>
      {layer !== 'front' && <Cabinet image={image} state={state} />}
      {layer !== 'behind' && (
        <span className={styles.mouth} data-state={state}>
          <span className={styles.lip} />
        </span>
      )}
    </span>
  );
}

function Cabinet({ image, state }: Pick<Required<MachineArtProps>, 'image' | 'state'>) {
  return (
    <>
      <span className={styles.floor} />
      <span className={styles.cabinet} data-state={state}>
        <span className={styles.lever} data-state={state}>
          <span className={styles.knob} />
        </span>
        <span className={styles.body}>
          <span className={styles.marquee}>
            <span className={styles.bulbs} data-state={state} />
          </span>
          <span className={styles.window}>
            {cards.map((place) => (
              <span key={place} className={styles.card} data-place={place} data-state={state}>
                {place === 'middle' && image !== null && (
                  <img src={image} alt="" className={styles.shadow} draggable={false} />
                )}
                <span className={styles.question}>?</span>
              </span>
            ))}
            <span className={styles.glass} />
          </span>
          <span className={styles.slot} data-state={state} />
        </span>
      </span>
    </>
  );
}
