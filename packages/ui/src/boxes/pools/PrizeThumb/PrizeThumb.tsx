import type { Prize } from '@mcy/api/boxes/pools/contract';
import { Image } from '../../../primitives/index.ts';
import * as styles from './PrizeThumb.css.ts';

export interface PrizeThumbProps {
  prize: Prize;
  size?: 'small' | 'standard' | 'large';
  /** Read aloud; omit it when the name is beside the picture. */
  labelled?: boolean;
  gone?: boolean;
}

/** A small toy framed in the color of its rarity, for rows and tables. */
export function PrizeThumb({ prize, size = 'standard', labelled = false, gone = false }: PrizeThumbProps) {
  'use no memo';
  return (
    <span className={styles.root({ rarity: prize.rarity, size, gone })}>
      <Image src={prize.image} alt={labelled ? prize.name : ''} fit="contain" ratio="square" />
    </span>
  );
}

PrizeThumb.inPlace = true;
