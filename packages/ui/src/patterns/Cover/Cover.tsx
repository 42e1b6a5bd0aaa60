import { Image } from '../../primitives/index.ts';
import * as styles from './Cover.css.ts';

export interface CoverProps {
  /** The player's own; null shows the shop's alone. */
  src: string | null;
}

/** The picture above a player's name: theirs over the shop's, which is there before anything is known of them. */
export function Cover({ src }: CoverProps) {
  return (
    <div className={styles.cover}>
      <Image src="/art/covers/street.svg" alt="" ratio="banner" priority />
      {src !== null && (
        <div className={styles.own}>
          <Image src={src} alt="" ratio="banner" priority />
        </div>
      )}
    </div>
  );
}
