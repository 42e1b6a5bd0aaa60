import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, type PagedLoad, ScreenList, Screen } from '../../../patterns/index.ts';
import { Link, Stack, Surface } from '../../../primitives/index.ts';
import { BalanceTile } from '../../flow/BalanceTile/BalanceTile.tsx';
import { WithdrawalRow } from '../WithdrawalRow/WithdrawalRow.tsx';

export interface WithdrawScreenProps {
  /** Coins. */
  balance: Load<number>;
  /** `WithdrawForm` of `@mcy/forms/wallet`, for the current balance; null until known. */
  form: (balance: number | null) => ReactNode;
  /** Newest first. */
  withdrawals: PagedLoad<Withdrawal>;
  onCancel: (withdrawal_id: string) => Promise<void>;
  links: { mine: string; moneyFlow: string; bankAccounts: string; paymentPolicy: string };
}

/** Withdraw: the balance, the amount and bank, and the status of earlier withdrawals (user/withdraw). */
export function WithdrawScreen({ balance, form, withdrawals, onCancel, links }: WithdrawScreenProps) {
  const { t } = useTranslation(['wallet/withdrawals', 'wallet/flow', 'wallet/recharge']);
  return (
    <Screen texts={useScreenTexts()} title={t('withdraw.title')} back={links.mine} layout="halves">
      <Stack space="large">
        <BalanceTile
          balance={balance}
          action={<Link href={links.moneyFlow}>{t('wallet/flow:flow.of.balance.title')}</Link>}
        />
        {balance.status !== 'failed' && (
          <Surface space={{ phone: 'medium', tablet: 'large' }}>
            <Stack space="small">
              {form(balance.status === 'loaded' ? balance.data : null)}
              <Link href={links.bankAccounts}>{t('withdraw.accounts')}</Link>
              <Link href={links.paymentPolicy}>{t('wallet/recharge:paymentPolicy')}</Link>
            </Stack>
          </Surface>
        )}
      </Stack>
      <PageSection title={t('withdraw.list')}>
        <ScreenList
          load={withdrawals}
          shape="cards"
          label={t('withdraw.list')}
          rowKey={({ withdrawal_id }) => withdrawal_id}
          empty={{ icon: Landmark, title: t('withdraw.empty.title'), text: t('withdraw.empty.body') }}
        >
          {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onCancel={onCancel} />}
        </ScreenList>
      </PageSection>
    </Screen>
  );
}
