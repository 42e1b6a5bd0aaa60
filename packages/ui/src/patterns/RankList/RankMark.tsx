import { Crown } from 'lucide-react';
import * as styles from './RankMark.css.ts';

/** A rank as it is seen: the first three on a medal with ribbons, the first of them crowned; the words are read elsewhere. */
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
