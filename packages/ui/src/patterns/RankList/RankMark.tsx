import { Crown } from 'lucide-react';
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
      {rank === 1 && <Crown className={styles.crown} focusable={false} />}
      <span className={styles.ribbons[rank]} />
      <span className={styles.medal[rank]}>{rank}</span>
    </span>
  );
}
