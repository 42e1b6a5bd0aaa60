import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { useTranslation } from 'react-i18next';
import { useListTexts, useLocale } from '../../../i18n/index.ts';
import { InfiniteList, type PagedRows } from '../../../patterns/index.ts';
import { Heading, Surface } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';
import { FlowRow } from '../FlowRow/FlowRow.tsx';
import { firstOfDays } from './firstOfDays.ts';
import * as styles from './MoneyFlowScreen.css.ts';

interface FlowListProps extends PagedRows<FlowEntry> {
  currency: FlowCurrency;
}

/** The entries, grouped by day. */
export function FlowList({ currency, ...flow }: FlowListProps) {
  const { t } = useTranslation('wallet/flow');
  const listTexts = useListTexts();
  const days = firstOfDays(flow.rows, useLocale());
  return (
    <InfiniteList {...flow} {...listTexts} label={t(`flow.of.${currency}.title`)} rowKey={(entry) => entry.entry_id}>
      {(entry) => {
        const day = days.get(entry);
        return (
          <>
            {day !== undefined && (
              <div className={styles.day}>
                <Heading level={2} size="small" tone="secondary">
                  {day}
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
