import type { FlowEntry, FlowKind } from '@mcy/api/wallet/flow/contract';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, type PagedLoad, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Button, Inline, Link, Stack } from '../../../primitives/index.ts';
import { BalanceTile } from '../BalanceTile/BalanceTile.tsx';
import type { FlowCurrency } from '../FlowCurrency.ts';
import { FlowFilters } from './FlowFilters.tsx';
import { FlowList } from './FlowList.tsx';
import * as styles from './MoneyFlowScreen.css.ts';
import { NoFlow } from './NoFlow.tsx';

export interface FlowFilter {
  /** `YYYY-MM`; null for all. */
  month: string | null;
  /** Null for all. */
  kind: FlowKind['kind'] | null;
}

export interface MoneyFlowScreenProps {
  currency: FlowCurrency;
  /** Balance of the currency, in the smallest unit. */
  balance: Load<number>;
  /** Newest first. */
  flow: PagedLoad<FlowEntry>;
  /** Kinds that move the currency, in the filter's order; null until known. */
  kinds: readonly FlowKind[] | null;
  /** The current month in Asia/Ho_Chi_Minh, `YYYY-MM`: the latest that can be chosen. */
  currentMonth: string;
  filter: FlowFilter;
  onFilter: (filter: FlowFilter) => void;
  links: { mine: string; recharge: string; withdraw: string; checkIn: string; level: string };
}

/**
 * The flow of one currency: every ledger entry with the balance after it, filtered by month and kind, grouped by day
 * (user/money_flow, user/stone_flow).
 */
export function MoneyFlowScreen({
  currency,
  balance,
  flow,
  kinds,
  currentMonth,
  filter,
  onFilter,
  links,
}: MoneyFlowScreenProps) {
  const { t } = useTranslation(['wallet/flow', 'wallet/recharge', 'wallet/withdrawals']);
  const [more, less] =
    currency === 'balance'
      ? [
          { href: links.recharge, label: t('wallet/recharge:recharge.title') },
          { href: links.withdraw, label: t('wallet/withdrawals:withdraw.title') },
        ]
      : [
          { href: links.checkIn, label: t('flow.checkIn') },
          { href: links.level, label: t('flow.level') },
        ];
  const getMore = (
    <Button asChild>
      <Link href={more.href}>{more.label}</Link>
    </Button>
  );
  const filtered = filter.month !== null || filter.kind !== null;
  const empty = flow.status === 'loaded' && flow.data.rows.length === 0 && !filtered;
  // Many have no stones yet: filters would come and go.
  const unsure = currency === 'stone' && flow.status === 'loading' && !filtered;
  return (
    <Screen texts={useScreenTexts()} title={t(`flow.of.${currency}.title`)} back={links.mine} layout="full">
      <div className={styles.columns}>
        <Stack space="medium">
          <BalanceTile
            balance={balance}
            currency={currency}
            action={
              empty ? undefined : (
                <Inline space="xsmall">
                  <Button asChild variant="soft" tone="neutral">
                    <Link href={less.href}>{less.label}</Link>
                  </Button>
                  {getMore}
                </Inline>
              )
            }
          />
          {!empty && !unsure && (
            <FlowFilters kinds={kinds} currentMonth={currentMonth} filter={filter} onFilter={onFilter} />
          )}
        </Stack>
        <ScreenPart load={flow} shape="rows">
          {(data) =>
            data.rows.length === 0 ? (
              <NoFlow
                filtered={filtered}
                onClear={() => onFilter({ month: null, kind: null })}
                currency={currency}
                action={getMore}
              />
            ) : (
              <FlowList currency={currency} {...data} />
            )
          }
        </ScreenPart>
      </div>
    </Screen>
  );
}
