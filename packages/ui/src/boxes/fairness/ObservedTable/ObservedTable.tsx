import type { Prize } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatProbability } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Stack, Table, Text } from '../../../primitives/index.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import * as styles from './ObservedTable.css.ts';

/** A prize's stated and observed share, as parts of a million, with the range that 95 % of fair runs keep to. */
export interface ObservedRow {
  prize: Prize;
  stated: number;
  observed: number;
  low: number;
  high: number;
  drawn: number;
  /** True when what was stated and what was seen are not in one range. */
  outside: boolean;
}

export interface ObservedTableProps {
  caption: string;
  rows: readonly ObservedRow[];
}

const million = 1_000_000;

/** The draws of an odds table beside what it states. */
export function ObservedTable({ caption, rows }: ObservedTableProps) {
  const { t } = useTranslation(['boxes/fairness', 'shell']);
  const locale = useLocale();
  const share = (parts: number) => formatProbability(parts, million, locale);
  return (
    <Table
      caption={caption}
      captionHidden
      stacked
      rows={rows}
      rowKey={({ prize }) => prize.prize_id}
      emptyText={t('empty.title')}
      columns={[
        {
          key: 'prize',
          header: t('columns.prize'),
          rowHeader: true,
          cell: ({ prize }) => (
            <span className={styles.prize}>
              <PrizeThumb prize={prize} size="small" />
              <span>{prize.name}</span>
            </span>
          ),
        },
        { key: 'stated', header: t('columns.stated'), numeric: true, cell: ({ stated }) => share(stated) },
        {
          key: 'observed',
          header: t('columns.observed'),
          numeric: true,
          cell: ({ observed, drawn }) => (
            <Stack space="none">
              <Text inline weight="bold" tabular>
                {share(observed)}
              </Text>
              <Text inline size="xsmall" tone="muted" tabular>
                {t('seen', { amount: formatMoney(drawn) })}
              </Text>
            </Stack>
          ),
        },
        {
          key: 'band',
          header: t('columns.band'),
          cell: (row) => (
            <Stack space="xxsmall">
              <Range row={row} />
              <Text size="xsmall" tone={row.outside ? 'caution' : 'muted'} tabular>
                {t('bandOf', { low: share(row.low), high: share(row.high) })}
                {row.outside && ` · ${t('outside')}`}
              </Text>
            </Stack>
          ),
        },
      ]}
    />
  );
}

/**
 * The range with a line for what is stated and a dot for what was seen, on a scale of its own: rare prizes have narrow
 * ranges. The figures beside it say the same.
 */
function Range({ row }: { row: ObservedRow }) {
  const marks = [row.low, row.high, row.stated, row.observed];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const margin = (most - least) / 3 + 1;
  const share = (parts: number) => (parts - least + margin) / (most - least + 2 * margin);
  const at = (parts: number) => `${100 * share(parts)}%`;
  return (
    <div aria-hidden="true" className={styles.track}>
      <span
        className={styles.band}
        style={{ insetInlineStart: at(row.low), insetInlineEnd: `${100 - 100 * share(row.high)}%` }}
      />
      <span className={styles.statedMark} style={{ insetInlineStart: at(row.stated) }} />
      <span className={styles.observedMark} style={{ insetInlineStart: at(row.observed) }} />
    </div>
  );
}
