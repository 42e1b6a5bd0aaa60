import type { Odds } from '@mcy/api/boxes/pools/contract';
import { formatProbability } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Text } from '../../../primitives/index.ts';
import { formatChance } from '../../../i18n/formatChance.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import * as styles from './DailyDrawScreen.css.ts';

/** Everything that can be won, best first, each with its chance. */
export function PrizeShelf({ odds: { rows, total_weight } }: { odds: Odds }) {
  const locale = useLocale();
  return (
    <ul className={styles.shelf}>
      {rows.map(({ prize, weight }) => (
        <li key={prize.prize_id} className={styles.prize}>
          <PrizeThumb prize={prize} size="large" />
          <Text inline size="small" weight="medium" align="center" lines={2}>
            {prize.name}
          </Text>
          <span className={styles.chance}>
            <Text inline weight="bold" tabular>
              {formatChance(weight, total_weight, locale)}
            </Text>
            <Text inline size="xsmall" tone="muted" tabular>
              {formatProbability(weight, total_weight, locale)}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
