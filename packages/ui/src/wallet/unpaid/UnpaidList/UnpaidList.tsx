import type { Unpaid } from '@mcy/api/wallet/unpaid/contract';
import { useTranslation } from 'react-i18next';
import { Countdown, Sign } from '../../../patterns/index.ts';
import { Badge, Link, Money, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './UnpaidList.css.ts';

export interface UnpaidListProps {
  /** The latest first. Renders nothing when empty. */
  rows: readonly Unpaid[];
  /** Shows only so many, and a link to the page that has the others. */
  most?: { rows: number; href: string };
  /** The time of one is over. */
  onEnd: () => void;
  /** The clock, in ms since 1970. */
  now?: (() => number) | undefined;
}

/** What the player began to pay: each with how long it can be paid, and the way back to it. */
export function UnpaidList({ rows, most, onEnd, now }: UnpaidListProps) {
  const { t } = useTranslation('wallet/unpaid');
  if (rows.length === 0) return null;
  const shown = rows.slice(0, most?.rows);
  const others = rows.length - shown.length;
  return (
    <section aria-label={t('title')} className={styles.list}>
      {shown.map((row) => (
        <UnpaidRow key={row.unpaid_id} row={row} onEnd={onEnd} now={now} />
      ))}
      {most && others > 0 && <Link href={most.href}>{t('more', { count: others })}</Link>}
    </section>
  );
}

function UnpaidRow({ row, onEnd, now }: { row: Unpaid } & Pick<UnpaidListProps, 'onEnd' | 'now'>) {
  const { t } = useTranslation(['wallet/unpaid', 'shell']);
  const { title, sign, amount, expires_at, leads_to } = row;
  return (
    <Surface href={leads_to} space="small" selected={expires_at !== null}>
      <span className={styles.line}>
        <Sign sign={sign} />
        <span className={styles.words}>
          <Text inline weight="bold" lines={1}>
            {title}
          </Text>
          <Money amount={amount} label={t('shell:currency.balance')} size="small" />
        </span>
        <span className={styles.state}>
          {expires_at === null ? (
            <Badge size="small" tone="caution">
              {t('checking')}
            </Badge>
          ) : (
            <>
              <Badge size="small" tone="accent" variant="solid">
                {t('go')}
              </Badge>
              <Countdown
                label={t('left')}
                deadline={expires_at}
                variant="inline"
                size="small"
                largest="hours"
                onEnd={onEnd}
                {...(now && { now })}
                texts={{
                  days: '',
                  hours: t('countdown.hours'),
                  minutes: t('countdown.minutes'),
                  seconds: t('countdown.seconds'),
                  spoken: ({ hours, minutes }) => t('countdown.spoken', { hours, minutes }),
                  ended: t('countdown.ended'),
                }}
              />
            </>
          )}
        </span>
      </span>
    </Surface>
  );
}
