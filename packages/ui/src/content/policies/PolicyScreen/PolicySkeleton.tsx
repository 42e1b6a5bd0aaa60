import { Skeleton } from '../../../primitives/index.ts';
import * as styles from './PolicyScreen.css.ts';

/** Skeleton of a title and the first sections. */
export function PolicySkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        <Skeleton shape="text" lines={2} />
        {Array.from({ length: 4 }, (_, section) => (
          <Skeleton key={section} shape="text" lines={4} />
        ))}
      </div>
    </div>
  );
}
