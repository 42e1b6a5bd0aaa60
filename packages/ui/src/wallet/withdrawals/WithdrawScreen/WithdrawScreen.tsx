import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { FormSkeleton, type Load, LoadView, NavBar, PageSection, type PagedLoad } from '../../../patterns/index.ts';
import { Grid, Inset, Link, Stack, Surface } from '../../../primitives/index.ts';
import { BalanceTile } from '../../flow/BalanceTile/BalanceTile.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawalsSkeleton } from './WithdrawalsSkeleton.tsx';

export interface WithdrawScreenProps {
  /** Coins. */
  balance: Load<number>;
  /** `WithdrawForm` of `@mcy/forms/wallet`, for the current balance. */
  form: (balance: number) => ReactNode;
  /** Newest first. */
  withdrawals: PagedLoad<Withdrawal>;
  onCancel: (withdrawal_id: string) => Promise<void>;
  links: { mine: string; moneyFlow: string; paymentPolicy: string };
}

/** Withdraw: the balance, the amount and bank, and the status of earlier withdrawals (user/withdraw). */
export function WithdrawScreen({ balance, form, withdrawals, onCancel, links }: WithdrawScreenProps) {
  const { t } = useTranslation(['wallet/withdrawals', 'wallet/flow', 'wallet/recharge']);
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('withdraw.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <Stack space="large">
            <BalanceTile
              balance={balance}
              action={<Link href={links.moneyFlow}>{t('wallet/flow:flow.of.balance.title')}</Link>}
            />
            {balance.status !== 'failed' && (
              <Surface space={{ phone: 'medium', tablet: 'large' }}>
                <Stack space="small">
                  {balance.status === 'loaded' ? form(balance.data) : <FormSkeleton fields={4} />}
                  <Link href={links.paymentPolicy}>{t('wallet/recharge:paymentPolicy')}</Link>
                </Stack>
              </Surface>
            )}
          </Stack>
          <PageSection title={t('withdraw.list')}>
            <LoadView {...useLoadTexts()} load={withdrawals} skeleton={<WithdrawalsSkeleton />}>
              {(data) => <WithdrawalList {...data} onCancel={onCancel} />}
            </LoadView>
          </PageSection>
        </Grid>
      </Inset>
    </>
  );
}
