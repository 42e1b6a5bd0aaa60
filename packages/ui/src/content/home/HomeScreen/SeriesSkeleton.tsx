import { Skeleton } from '../../../primitives/index.ts';
import * as styles from '../SeriesStrip/SeriesStrip.css.ts';

/** Skeleton of the series strip, with its places. */
export function SeriesSkeleton() {
  return (
    <div className={styles.strip}>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className={styles.series}>
          <span className={styles.stage}>
            <Skeleton shape="image" ratio="square" />
          </span>
          <div className={styles.words}>
            <Skeleton shape="text" lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
