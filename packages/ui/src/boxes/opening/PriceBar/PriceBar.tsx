import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { Button, Inline, Link, Money, SegmentedControl, Stack, Text } from '../../../primitives/index.ts';
import { drawCounts } from './drawCounts.ts';
import { PriceLine } from './PriceLine.tsx';

export interface PriceBarProps {
  /** Coins per draw. */
  price: number;
  /** Tickets left; null for an infinite pool. */
  remaining: number | null;
  /** The player's coins; null for a guest. */
  balance: number | null;
  count: DrawCount;
  onCountChange: (count: DrawCount) => void;
  /** Pays `total` coins and draws; its promise keeps the button loading. */
  onOpen: (count: DrawCount, total: number) => Promise<void>;
  /** Blocks payment while something else on the page is invalid. */
  disabled?: boolean;
  /** A small note below, such as this month's spending. */
  note?: ReactNode;
  links: { recharge: string; signIn: string };
}

/** Count, price and pay button. Renders nothing for a sold-out box. */
export function PriceBar({
  price,
  remaining,
  balance,
  count,
  onCountChange,
  onOpen,
  disabled = false,
  note,
  links,
}: PriceBarProps) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  const offers = drawCounts(remaining);
  // The choice may be gone by now: other players draw from the same box.
  const chosen = offers.find((offer) => offer.count === count) ?? offers[0];
  if (chosen === undefined) return null;
  const total = price * chosen.draws;
  const coins = t('shell:currency.balance');

  function choose(value: string) {
    const offer = offers.find((candidate) => String(candidate.count) === value);
    if (offer) onCountChange(offer.count);
  }

  return (
    <Stack space="small">
      <SegmentedControl
        label={t('price.choose')}
        value={String(chosen.count)}
        onValueChange={choose}
        options={offers.map((offer) => ({
          value: String(offer.count),
          label:
            offer.count === 'all' ? t('price.all', { count: offer.draws }) : t('price.times', { count: offer.draws }),
        }))}
      />
      <PriceLine
        action={
          balance === null ? (
            <Button asChild size="large">
              <Link href={links.signIn}>{t('price.signIn')}</Link>
            </Button>
          ) : total > balance ? (
            <Button asChild size="large">
              <Link href={links.recharge}>{t('price.recharge')}</Link>
            </Button>
          ) : (
            <Button size="large" icon={PackageOpen} disabled={disabled} onPress={() => onOpen(chosen.count, total)}>
              {t('price.pay', { count: chosen.draws })}
            </Button>
          )
        }
      >
        <Money amount={total} label={coins} size="large" tone="primary" />
        {balance !== null && <Balance balance={balance} missing={total - balance} />}
      </PriceLine>
      {note}
    </Stack>
  );
}

function Balance({ balance, missing }: { balance: number; missing: number }) {
  const { t } = useTranslation(['boxes/opening', 'shell']);
  return (
    <Inline space="xxsmall">
      <Text inline size="xsmall" tone={missing > 0 ? 'caution' : 'secondary'} role="status">
        {missing > 0 ? t('price.insufficient', { amount: formatMoney(missing) }) : t('price.balance')}
      </Text>
      {missing <= 0 && <Money amount={balance} label={t('shell:currency.balance')} size="small" tone="secondary" />}
    </Inline>
  );
}
