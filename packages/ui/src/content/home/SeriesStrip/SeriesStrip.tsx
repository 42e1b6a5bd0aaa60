import type { Series } from '@mcy/api/boxes/pools/contract';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { Image, Text } from '../../../primitives/index.ts';
import * as styles from './SeriesStrip.css.ts';

/** As much of a series as the strip tells. */
export type HomeSeries = Pick<Series, 'series_id' | 'name' | 'image'>;

export interface SeriesStripProps {
  series: readonly HomeSeries[];
  /** Link to a series' boxes. */
  link: (series_id: string) => string;
}

/** Links to each series. */
export function SeriesStrip({ series, link }: SeriesStripProps) {
  return (
    <ul className={styles.strip}>
      {series.map(({ series_id, name, image }) => (
        <li key={series_id}>
          <Anchor href={link(series_id)} className={styles.series}>
            <span className={styles.stage}>
              <Image src={image} alt="" fit="contain" ratio="square" />
            </span>
            <Text inline size="small" weight="medium">
              {name}
            </Text>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
