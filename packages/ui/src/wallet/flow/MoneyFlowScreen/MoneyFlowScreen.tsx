import type { AccountMonth, FlowEntry, FlowKind } from '@mcy/api/wallet/flow/contract';
import type { FlowDirection } from '@mcy/api/wallet/flow/words';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, type PagedLoad, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Button, IconButton, Inline, Link, SegmentedControl, Stack } from '../../../primitives/index.ts';
import { BalanceTile } from '../BalanceTile/BalanceTile.tsx';
import { type FlowCurrency, flowCurrencies } from '../FlowCurrency.ts';
import { FlowFilters } from './FlowFilters.tsx';
import { FlowList } from './FlowList.tsx';
import * as styles from './MoneyFlowScreen.css.ts';
import { NoFlow } from './NoFlow.tsx';

export interface FlowFilter {
  /** `YYYY-MM`; null for all. */
  month: string | null;
  /** Null for all. */
  kind: FlowKind['kind'] | null;
  /** What came in or what went out; null for both, and where a kind is chosen. */
  direction: FlowDirection | null;
}

const everything: FlowFilter = { month: null, kind: null, direction: null };

export interface MoneyFlowScreenProps {
  currency: FlowCurrency;
  onChooseCurrency: (currency: FlowCurrency) => void;
  /** Balance of the currency, in the smallest unit. */
  balance: Load<number>;
  /** Newest first. */
  flow: PagedLoad<FlowEntry>;
  /** Sums of the months, as far as they are known. */
  months: readonly AccountMonth[];
  /** Kinds that move the currency, in the filter's order; null until known. */
  kinds: readonly FlowKind[] | null;
  /** Payments under way: `UnpaidList` of `@mcy/ui/wallet/unpaid`. */
  unpaid?: ReactNode;
  /** The current month in Asia/Ho_Chi_Minh, `YYYY-MM`: the latest that can be chosen. */
  currentMonth: string;
  filter: FlowFilter;
  onFilter: (filter: FlowFilter) => void;
  /** Saves what the filter leaves as a spreadsheet. */
  onExport: () => Promise<void>;
  links: {
    mine: string;
    recharge: string;
    withdraw: string;
    checkIn: string;
    level: string;
    boxes: string;
    statements: string;
  };
}

/**
 * The flow of the three currencies, one at a time: every ledger entry with the balance after it and the way to what caused
 * it, filtered, grouped by month and day (user/money_flow, user/stone_flow, user/diamond_flow).
 */
export function MoneyFlowScreen({
  currency,
  onChooseCurrency,
  balance,
  flow,
  months,
  kinds,
  unpaid,
  currentMonth,
  filter,
  onFilter,
  onExport,
  links,
}: MoneyFlowScreenProps) {
  const { t } = useTranslation(['wallet/flow', 'wallet/recharge', 'wallet/withdrawals', 'shell']);
  const recharge = { href: links.recharge, label: t('wallet/recharge:recharge.title') };
  const { more, less } = {
    balance: { more: recharge, less: { href: links.withdraw, label: t('wallet/withdrawals:withdraw.title') } },
    stone: {
      more: { href: links.checkIn, label: t('flow.checkIn') },
      less: { href: links.level, label: t('flow.level') },
    },
    diamond: { more: recharge, less: { href: links.boxes, label: t('flow.boxes') } },
  }[currency];
  const getMore = (
    <Button asChild>
      <Link href={more.href}>{more.label}</Link>
    </Button>
  );
  const filtered = Object.values(filter).some((chosen) => chosen !== null);
  const empty = flow.status === 'loaded' && flow.data.rows.length === 0 && !filtered;
  // Many have no stones or diamonds yet: filters would come and go.
  const unsure = currency !== 'balance' && flow.status === 'loading' && !filtered;
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('flow.title')}
      pageTitle={t(`flow.of.${currency}.title`)}
      back={links.mine}
      layout="full"
      actions={
        <>
          <IconButton icon={FileText} label={t('flow.statements')} href={links.statements} />
          <IconButton icon={Download} label={t('flow.export')} onPress={onExport} disabled={empty} />
        </>
      }
    >
      <div className={styles.columns}>
        <Stack space="medium">
          <SegmentedControl
            label={t('flow.currency')}
            value={currency}
            onValueChange={onChooseCurrency}
            options={flowCurrencies.map((one) => ({ value: one, label: t(`flow.tab.${one}`) }))}
          />
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
          {unpaid}
          {!empty && !unsure && (
            <FlowFilters kinds={kinds} currentMonth={currentMonth} filter={filter} onFilter={onFilter} />
          )}
        </Stack>
        <ScreenPart load={flow} shape="rows">
          {(data) =>
            data.rows.length === 0 ? (
              <NoFlow filtered={filtered} onClear={() => onFilter(everything)} currency={currency} action={getMore} />
            ) : (
              <FlowList currency={currency} months={months} filter={filter} {...data} />
            )
          }
        </ScreenPart>
      </div>
    </Screen>
  );
}
