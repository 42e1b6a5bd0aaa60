import type { GiftToy } from '@mcy/api/collection/gifts/contract';
import { Image } from '../../../primitives/index.ts';
import * as styles from './GiftBox.css.ts';

export interface GiftBoxProps {
  /** What comes out of it. */
  toys: readonly Pick<GiftToy, 'item_id' | 'image' | 'rarity'>[];
  /** The lid flies off, and the toys take the place of the box. */
  open?: boolean;
}

/** Pictures that have room on the stage; the rest is in the list beside it. */
const most = 9;

/** A wrapped gift, and the toys that come out of it. Decorative: the text around it says what is inside. */
export function GiftBox({ toys, open = false }: GiftBoxProps) {
  const shown = toys.slice(0, most);
  const crowd = shown.length === 1 ? 'one' : shown.length <= 4 ? 'few' : 'many';
  return (
    <div aria-hidden="true" className={styles.scene}>
      <span className={styles.box} data-open={open}>
        <span className={styles.body} />
        <span className={styles.lid}>
          <span className={styles.loopStart} />
          <span className={styles.loopEnd} />
          <span className={styles.lidTop} />
        </span>
      </span>
      {open && (
        <span className={styles.toys}>
          {shown.map(({ item_id, image, rarity }) => (
            <span key={item_id} className={styles.toy({ rarity, crowd })}>
              <Image src={image} alt="" fit="contain" ratio="square" priority />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
