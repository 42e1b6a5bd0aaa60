import type { CheckInDay } from '@mcy/api/account/checkIn/contract';
import { Check, Gift, Hexagon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Icon, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './CheckInScreen.css.ts';

interface StampsProps {
  days: readonly CheckInDay[];
  /** True when the last stamp is new: it drops in. */
  fresh: boolean;
}

/** The days of a round as a stamp card; the last holds the big gift. */
export function Stamps({ days, fresh }: StampsProps) {
  const { t } = useTranslation('account/checkIn');
  const { t: shell } = useTranslation('shell');
  const latest = days.findLast(({ state }) => state === 'done')?.day;
  return (
    <ol className={styles.stamps} aria-label={t('checkIn.days')}>
      {days.map(({ day, stones, state }) => (
        <li
          key={day}
          className={styles.stamp}
          data-state={state}
          data-last={day === days.length}
          data-fresh={fresh && day === latest}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <VisuallyHidden>
            {t('checkIn.day', { day })}: {formatMoney(stones)} {shell('currency.stone')}, {t(`checkIn.states.${state}`)}
          </VisuallyHidden>
          <span className={styles.day} aria-hidden="true">
            {day}
          </span>
          <span className={styles.seal} data-fresh={fresh && day === latest} aria-hidden="true">
            <Icon icon={state === 'done' ? Check : day === days.length ? Gift : Hexagon} />
          </span>
          <span className={styles.stones} aria-hidden="true">
            {formatMoney(stones)}
          </span>
        </li>
      ))}
    </ol>
  );
}
