import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { Image, Text } from '../../../primitives/index.ts';
import * as styles from './SeriesStrip.css.ts';

/** A series on the strip; a row of `GET /api/box/series` satisfies it. */
export interface HomeSeries {
  series_id: string;
  name: string;
  image: string;
}

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
            <Text inline size="small" weight="medium" lines={2}>
              {name}
            </Text>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
