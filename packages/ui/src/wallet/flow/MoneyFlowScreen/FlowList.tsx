import type { AccountMonth, FlowEntry } from '@mcy/api/wallet/flow/contract';
import { useTranslation } from 'react-i18next';
import { formatMonth, useListTexts, useLocale } from '../../../i18n/index.ts';
import { InfiniteList, type PagedRows } from '../../../patterns/index.ts';
import { Heading, Inline, Money, Surface, Text } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';
import { FlowRow } from '../FlowRow/FlowRow.tsx';
import type { FlowFilter } from './MoneyFlowScreen.tsx';
import * as styles from './MoneyFlowScreen.css.ts';
import { headingsOf } from './headingsOf.ts';

interface FlowListProps extends PagedRows<FlowEntry> {
  currency: FlowCurrency;
  months: readonly AccountMonth[];
  filter: FlowFilter;
}

/** The entries, grouped by month and day. */
export function FlowList({ currency, months, filter, ...flow }: FlowListProps) {
  const { t } = useTranslation('wallet/flow');
  const listTexts = useListTexts();
  const locale = useLocale();
  const headings = headingsOf(flow.rows, locale);
  return (
    <InfiniteList {...flow} {...listTexts} label={t(`flow.of.${currency}.title`)} rowKey={(entry) => entry.entry_id}>
      {(entry) => {
        const heading = headings.get(entry);
        return (
          <>
            {heading?.month !== undefined && (
              <div className={styles.month}>
                <Heading level={2} size="standard">
                  {formatMonth(heading.month, locale)}
                </Heading>
                <MonthSums month={months.find(({ month }) => month === heading.month)} {...{ currency, filter }} />
              </div>
            )}
            {heading && (
              <div className={styles.day}>
                <Heading level={3} size="small" tone="secondary">
                  {heading.day}
                </Heading>
              </div>
            )}
            <Surface space="none" radius="standard">
              <FlowRow entry={entry} currency={currency} />
            </Surface>
          </>
        );
      }}
    </InfiniteList>
  );
}

interface MonthSumsProps extends Pick<FlowListProps, 'currency' | 'filter'> {
  /** Undefined until it is known. */
  month: AccountMonth | undefined;
}

/** What came in and went out in the month: of all entries, so they are hidden where a kind is chosen. */
function MonthSums({ month, currency, filter }: MonthSumsProps) {
  const { t } = useTranslation(['wallet/flow', 'shell']);
  if (!month || filter.kind !== null) return null;
  const label = t(`shell:currency.${currency}`);
  return (
    <Inline space="small">
      {filter.direction !== 'out' && (
        <Text inline size="small" tone="secondary">
          {t('flow.cameIn')}{' '}
          <Money amount={month.came_in} currency={currency} label={label} size="small" tone="positive" signed />
        </Text>
      )}
      {filter.direction !== 'in' && (
        <Text inline size="small" tone="secondary">
          {t('flow.wentOut')}{' '}
          <Money amount={-month.went_out} currency={currency} label={label} size="small" tone="primary" />
        </Text>
      )}
    </Inline>
  );
}
