import type { Series } from '@mcy/api/boxes/pools/contract';
import { Heading, Image, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './SeriesHeader.css.ts';

export interface SeriesHeaderProps {
  series: Series;
  /** A line under the name, such as the number of boxes. */
  lead?: string;
}

/** A series' name and story beside its toy. */
export function SeriesHeader({ series, lead }: SeriesHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.toy}>
        <Image src={series.image} alt="" fit="contain" ratio="square" priority />
      </div>
      <div className={styles.words}>
        <Stack space="xsmall">
          <Heading level={2} size="large">
            {series.name}
          </Heading>
          <Text size="small" tone="secondary" lines={3}>
            {series.description}
          </Text>
          {lead !== undefined && (
            <Text size="small" tone="accent" weight="medium">
              {lead}
            </Text>
          )}
        </Stack>
      </div>
    </div>
  );
}
