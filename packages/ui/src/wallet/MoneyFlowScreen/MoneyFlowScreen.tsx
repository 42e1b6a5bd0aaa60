import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../i18n/index.ts';
import { type Load, LoadView, NavBar, type PagedLoad } from '../../patterns/index.ts';
import { Button, Inline, Inset, Link, Stack } from '../../primitives/index.ts';
import { BalanceTile } from '../BalanceTile/BalanceTile.tsx';
import type { FlowKind } from '../FlowRow/flowKinds.ts';
import type { FlowEntry } from '../FlowRow/FlowRow.tsx';
import { FlowFilters } from './FlowFilters.tsx';
import { FlowList } from './FlowList.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import * as styles from './MoneyFlowScreen.css.ts';
import { NoFlow } from './NoFlow.tsx';

export interface FlowFilter {
  /** `YYYY-MM`; null for all. */
  month: string | null;
  /** Null for all. */
  kind: FlowKind | null;
}

export interface MoneyFlowScreenProps {
  /** Coins. */
  balance: Load<number>;
  /** Newest first. */
  flow: PagedLoad<FlowEntry>;
  /** The month now in Asia/Ho_Chi_Minh, `YYYY-MM`: the newest that can be chosen. */
  currentMonth: string;
  filter: FlowFilter;
  onFilter: (filter: FlowFilter) => void;
  links: { mine: string; recharge: string; withdraw: string };
}

/** Money flow: every entry of the ledger with the balance after it, by month and kind, grouped by day (user/money_flow). */
export function MoneyFlowScreen({ balance, flow, currentMonth, filter, onFilter, links }: MoneyFlowScreenProps) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const recharge = (
    <Button asChild>
      <Link href={links.recharge}>{t('recharge.title')}</Link>
    </Button>
  );
  const filtered = filter.month !== null || filter.kind !== null;
  const empty = flow.status === 'loaded' && flow.data.rows.length === 0 && !filtered;
  return (
    <>
      <NavBar title={t('flow.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <div className={styles.columns}>
          <Stack space="medium">
            <BalanceTile
              balance={balance}
              action={
                empty ? undefined : (
                  <Inline space="xsmall">
                    <Button asChild variant="soft" tone="neutral">
                      <Link href={links.withdraw}>{t('withdraw.title')}</Link>
                    </Button>
                    {recharge}
                  </Inline>
                )
              }
            />
            {!empty && <FlowFilters currentMonth={currentMonth} filter={filter} onFilter={onFilter} />}
          </Stack>
          <LoadView {...useLoadTexts()} load={flow} skeleton={<FlowSkeleton />}>
            {(data) =>
              data.rows.length === 0 ? (
                <NoFlow filtered={filtered} onClear={() => onFilter({ month: null, kind: null })} recharge={recharge} />
              ) : (
                <FlowList {...data} />
              )
            }
          </LoadView>
        </div>
      </Inset>
    </>
  );
}
