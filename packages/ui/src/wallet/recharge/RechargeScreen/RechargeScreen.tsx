import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, Screen } from '../../../patterns/index.ts';
import { Link, Stack, Surface } from '../../../primitives/index.ts';
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
  /** Coins that the box misses which led here; null for somebody who came from elsewhere. */
  missing: number | null;
  links: {
    /** Where the way back leads: to the account, or to that box. */ back: string;
    moneyFlow: string;
    paymentPolicy: string;
  };
}

/** Top up: the balance, the amount to add, and how the payment works (user/recharge). */
export function RechargeScreen({ balance, form, month, missing, links }: RechargeScreenProps) {
  const { t } = useTranslation(['wallet/recharge', 'wallet/flow']);
  return (
    <Screen texts={useScreenTexts()} title={t('recharge.title')} back={links.back} layout="halves">
      <Stack space="large">
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
      <HowToRecharge />
    </Screen>
  );
}
