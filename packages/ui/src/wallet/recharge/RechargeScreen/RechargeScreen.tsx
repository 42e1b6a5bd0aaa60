import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { BalanceTile } from '../../flow/BalanceTile/BalanceTile.tsx';
import { MonthSpent, type MonthSpentProps } from '../../flow/MonthSpent/MonthSpent.tsx';
import { HowToRecharge } from './HowToRecharge.tsx';

export interface RechargeScreenProps {
  /** Coins. */
  balance: Load<number>;
  /** `RechargeForm` of `@mcy/forms/wallet`. */
  form: ReactNode;
  /** This month's spending; null until loaded. */
  month: MonthSpentProps['month'];
  /** Payments under way: `UnpaidList` of `@mcy/ui/wallet/unpaid`. */
  unpaid: ReactNode;
  /** Diamonds that come with some amounts, the least first. */
  bonuses: readonly { amount: number; diamonds: number }[];
  /** Coins that the box misses which led here; null for somebody who came from elsewhere. */
  missing: number | null;
  links: {
    /** Where the way back leads: to the account, or to that box. */ back: string;
    moneyFlow: string;
    paymentPolicy: string;
  };
}

/** Top up: the balance, the amount to add, and how the payment works (user/recharge). */
export function RechargeScreen({ balance, form, month, unpaid, bonuses, missing, links }: RechargeScreenProps) {
  const { t } = useTranslation(['wallet/recharge', 'wallet/flow', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={t('recharge.title')} back={links.back} layout="halves">
      <Stack space="large">
        {unpaid}
        <BalanceTile
          balance={balance}
          action={<Link href={links.moneyFlow}>{t('wallet/flow:flow.of.balance.title')}</Link>}
        />
        <Surface space={{ phone: 'medium', tablet: 'large' }}>
          <Stack space="small">
            {missing !== null && (
              <Notice tone="accent">{t('recharge.missing', { amount: formatMoney(missing) })}</Notice>
            )}
            {form}
            <MonthSpent month={month} />
            <Link href={links.paymentPolicy}>{t('paymentPolicy')}</Link>
          </Stack>
        </Surface>
      </Stack>
      <Stack space="large">
        <Surface variant="outlined" space={{ phone: 'medium', tablet: 'large' }}>
          <PageSection title={t('recharge.bonus.title')} description={t('recharge.bonus.body')}>
            <Stack space="small" role="list">
              {bonuses.map(({ amount, diamonds }) => (
                <Inline key={amount} role="listitem" align="between" space="small">
                  <Text inline tabular>
                    {t('recharge.bonus.coins', { amount: formatMoney(amount) })}
                  </Text>
                  <Money amount={diamonds} currency="diamond" label={t('shell:currency.diamond')} signed />
                </Inline>
              ))}
            </Stack>
          </PageSection>
        </Surface>
        <HowToRecharge />
      </Stack>
    </Screen>
  );
}
