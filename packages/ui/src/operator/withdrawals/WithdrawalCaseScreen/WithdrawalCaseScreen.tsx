import type { WithdrawalDetail } from '@mcy/api/operator/withdrawals/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Button, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';

export interface WithdrawalCaseScreenProps {
  withdrawal: Load<WithdrawalDetail>;
  /** The whole account number once it was asked for; null until then. */
  cardNumber: string | null;
  onShowNumber: () => Promise<void>;
  /** `ApproveWithdrawalForm` and `RejectWithdrawalForm` of `@mcy/forms/operator/withdrawals`. */
  forms: { approve: (withdrawal: WithdrawalDetail) => ReactNode; reject: (withdrawal: WithdrawalDetail) => ReactNode };
  links: { approval: (approval_id: string) => string };
  onGoBack: () => void;
}

const tones = {
  requested: 'caution',
  approved: 'accent',
  paid: 'positive',
  rejected: 'critical',
  cancelled: 'neutral',
} as const;

/** Operator: one withdrawal, its account on demand, and the decision (operator/withdrawal). */
export function WithdrawalCaseScreen({ withdrawal, onGoBack, ...rest }: WithdrawalCaseScreenProps) {
  const { t } = useTranslation('operator/withdrawals');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('detail')}
      back={onGoBack}
      layout="halves"
      load={withdrawal}
      shape={['text', 'form']}
    >
      {(data) => (
        <>
          <Surface>
            <Stack space="medium">
              <div>
                <Badge tone={tones[data.status]}>{t(`statuses.${data.status}`)}</Badge>
              </div>
              <Facts withdrawal={data} {...rest} />
            </Stack>
          </Surface>
          <Decision withdrawal={data} {...rest} />
        </>
      )}
    </Screen>
  );
}

type PartProps = Pick<WithdrawalCaseScreenProps, 'cardNumber' | 'onShowNumber' | 'forms' | 'links'> & {
  withdrawal: WithdrawalDetail;
};

function Facts({ withdrawal, cardNumber, onShowNumber }: PartProps) {
  const { t } = useTranslation('operator/withdrawals');
  const locale = useLocale();
  const { amount, fee, payout, bank_name, card_number_end, settled_at, approved_at } = withdrawal;
  const { approved_of_day, approved_to_account, owed } = withdrawal;
  return (
    <>
      <FactList
        facts={[
          [t('facts.player'), withdrawal.nickname],
          [t('facts.amount'), t('coins', { amount: formatMoney(amount) })],
          [t('facts.fee'), t('coins', { amount: formatMoney(fee) })],
          [t('facts.payout'), t('dong', { amount: formatMoney(payout) })],
          [t('facts.bank'), bank_name],
          [t('facts.number'), cardNumber ?? `•••• ${card_number_end}`],
          [t('facts.holder'), withdrawal.holder_name],
          [t('facts.ofDay'), approved_of_day === 0 ? null : t('coins', { amount: formatMoney(approved_of_day) })],
          [
            t('facts.toAccount'),
            approved_to_account === 0 ? null : t('coins', { amount: formatMoney(approved_to_account) }),
          ],
          [t('facts.owed'), owed === 0 ? null : t('coins', { amount: formatMoney(owed) })],
          [t('facts.created'), formatDateTime(withdrawal.created_at, locale)],
          [t('facts.approvedBy'), withdrawal.approved_by],
          [t('facts.agreedBy'), withdrawal.agreed_by],
          [t('facts.approved'), approved_at && formatDateTime(approved_at, locale)],
          [t('facts.settled'), settled_at && formatDateTime(settled_at, locale)],
          [t('facts.reason'), withdrawal.reason],
        ]}
      />
      {cardNumber === null && (
        <Stack space="xxsmall">
          <Button variant="soft" tone="neutral" onPress={onShowNumber}>
            {t('showNumber')}
          </Button>
          <Text size="small" tone="muted">
            {t('numberLogged')}
          </Text>
        </Stack>
      )}
    </>
  );
}

function Decision({ withdrawal, forms, links }: PartProps) {
  const { t } = useTranslation('operator/withdrawals');
  const { status, own, approval_id, of_two, owed } = withdrawal;
  if (status !== 'requested' && status !== 'approved') return null;
  if (own) return <Notice tone="caution">{t('own')}</Notice>;
  if (approval_id !== null) {
    return (
      <Stack>
        <Notice tone="caution">{t('waitsForSecond')}</Notice>
        <Link href={links.approval(approval_id)}>{t('second')}</Link>
      </Stack>
    );
  }
  return (
    <Stack space="large">
      {of_two && <Notice tone="caution">{t(status !== 'requested' ? 'inFile' : owed > 0 ? 'owes' : 'large')}</Notice>}
      {status === 'requested' && (
        <PageSection title={t('approveTitle')}>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{forms.approve(withdrawal)}</Surface>
        </PageSection>
      )}
      <PageSection title={t('rejectTitle')}>
        <Surface space={{ phone: 'medium', tablet: 'large' }}>{forms.reject(withdrawal)}</Surface>
      </PageSection>
    </Stack>
  );
}
