import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, NavBar } from '../../../patterns/index.ts';
import { Grid, Inset, Link, Stack, Surface } from '../../../primitives/index.ts';
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
  links: { mine: string; moneyFlow: string; paymentPolicy: string };
}

/** Top up: the balance, the amount to add, and how the payment works (user/recharge). */
export function RechargeScreen({ balance, form, month, links }: RechargeScreenProps) {
  const { t } = useTranslation(['wallet/recharge', 'wallet/flow']);
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('recharge.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <Stack space="large">
            <BalanceTile
              balance={balance}
              action={<Link href={links.moneyFlow}>{t('wallet/flow:flow.of.balance.title')}</Link>}
            />
            <Surface space={{ phone: 'medium', tablet: 'large' }}>
              <Stack space="small">
                {form}
                <MonthSpent month={month} />
                <Link href={links.paymentPolicy}>{t('paymentPolicy')}</Link>
              </Stack>
            </Surface>
          </Stack>
          <HowToRecharge />
        </Grid>
      </Inset>
    </>
  );
}
