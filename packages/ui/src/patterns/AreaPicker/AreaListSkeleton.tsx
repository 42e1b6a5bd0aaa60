import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AreaPicker.css.ts';

/** Skeleton of the first names. */
export function AreaListSkeleton() {
  return Array.from({ length: 8 }, (_, row) => (
    <div key={row} className={styles.option}>
      <Skeleton shape="text" width={row % 3 === 1 ? 'half' : 'short'} />
    </div>
  ));
}
