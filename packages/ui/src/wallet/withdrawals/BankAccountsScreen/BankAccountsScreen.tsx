import type { BankAccount } from '@mcy/api/wallet/withdrawals/contract';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, type Load, Notice, PageSection, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Button, Icon, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface BankAccountsScreenProps {
  /** The one used last first. */
  accounts: Load<readonly BankAccount[]>;
  /** Most accounts that are kept. */
  most: number;
  /** `BankAccountForm` of `@mcy/forms/wallet`. */
  form: ReactNode;
  onRemove: (bank_account_id: string) => Promise<void>;
  links: { withdraw: string };
}

/** The bank accounts that a player keeps for withdrawals (user/bank_accounts, ours). */
export function BankAccountsScreen({ accounts, most, form, onRemove, links }: BankAccountsScreenProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const full = accounts.status === 'loaded' && accounts.data.length >= most;
  return (
    <Screen texts={useScreenTexts()} title={t('accounts.title')} back={links.withdraw} layout="halves">
      <Stack space="medium">
        <Text tone="secondary">{t('accounts.lead')}</Text>
        <ScreenPart
          load={accounts}
          shape="cards"
          empty={(rows) =>
            rows.length > 0
              ? null
              : { icon: Landmark, title: t('accounts.empty.title'), text: t('accounts.empty.body') }
          }
        >
          {(rows) => (
            <Stack space="small" role="list" aria-label={t('accounts.title')}>
              {rows.map((account) => (
                <AccountRow key={account.bank_account_id} account={account} onRemove={onRemove} />
              ))}
            </Stack>
          )}
        </ScreenPart>
      </Stack>
      <PageSection title={t('accounts.addTitle')}>
        {full ? (
          <Notice tone="caution">{t('accounts.full', { most })}</Notice>
        ) : (
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
        )}
      </PageSection>
    </Screen>
  );
}

interface AccountRowProps {
  account: BankAccount;
  onRemove: (bank_account_id: string) => Promise<void>;
}

function AccountRow({ account, onRemove }: AccountRowProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: shell } = useTranslation('shell');
  const { bank_account_id, bank_name, card_number_end, holder_name } = account;
  const named = t('withdraw.account', { bank: bank_name, end: card_number_end });
  return (
    <Surface role="listitem">
      <Inline space="small" align="between">
        <Inline space="small" wrap={false}>
          <Icon icon={Landmark} tone="accent" />
          <Stack space="none">
            <Text weight="medium">{named}</Text>
            <Text size="small" tone="secondary">
              {holder_name}
            </Text>
          </Stack>
        </Inline>
        <Confirm
          title={t('accounts.removeConfirm.title')}
          body={t('accounts.removeConfirm.body', { account: named })}
          texts={{ confirm: t('accounts.remove'), keep: shell('cancel'), close: shell('close') }}
          onConfirm={() => onRemove(bank_account_id)}
        >
          <Button
            size="small"
            variant="ghost"
            tone="critical"
            aria-label={t('accounts.removeNamed', { account: named })}
          >
            {t('accounts.remove')}
          </Button>
        </Confirm>
      </Inline>
    </Surface>
  );
}
