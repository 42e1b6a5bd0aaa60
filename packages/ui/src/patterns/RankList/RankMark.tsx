import { Crown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './RankMark.css.ts';

/** A visual rank: medals with ribbons for the top three, a crown for the first. Screen readers get text elsewhere. */
export function RankMark({ rank }: { rank: number | null }) {
  if (rank !== 1 && rank !== 2 && rank !== 3) {
    return (
      <span aria-hidden="true" className={styles.plain}>
        {rank ?? '–'}
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={styles.place}>
      {rank === 1 && (
        <span className={styles.crown}>
          <Icon icon={Crown} size="small" />
        </span>
      )}
      <span className={styles.ribbons[rank]} />
      <span className={styles.medal[rank]}>{rank}</span>
    </span>
  );
}
