import { Image, Text } from '../../../primitives/index.ts';
import * as styles from './ToyStrip.css.ts';

export interface ToyStripProps {
  toys: readonly { item_id: string; name: string; image: string }[];
  /** How many there are in all, where not all are given. */
  pieces?: number;
}

/** The toys of a parcel in a row, each read by its name. */
export function ToyStrip({ toys, pieces = toys.length }: ToyStripProps) {
  const beyond = pieces - toys.length;
  return (
    <div className={styles.strip}>
      {toys.map(({ item_id, name, image }) => (
        <span key={item_id} className={styles.toy}>
          <Image src={image} alt={name} fit="contain" ratio="square" />
        </span>
      ))}
      {beyond > 0 && (
        <span className={styles.toy}>
          <Text inline weight="bold" tone="secondary" tabular>{`+${beyond}`}</Text>
        </span>
      )}
    </div>
  );
}
