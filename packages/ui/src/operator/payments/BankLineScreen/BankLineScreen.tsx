import type { BankLine } from '@mcy/api/operator/payments/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';
import { lineTones } from '../lineTones.ts';

export interface BankLineScreenProps {
  line: Load<BankLine>;
  /** `CreditLineForm` and `SetLineAsideForm` of `@mcy/forms/operator/payments`. */
  forms: { credit: (line: BankLine) => ReactNode; aside: (line: BankLine) => ReactNode };
  links: { approval: (approval_id: string) => string; payment: (payment_id: string) => string };
  onGoBack: () => void;
}

/** Operator: one line of a bank statement, and what to do with it (operator/bank_line). */
export function BankLineScreen({ line, forms, links, onGoBack }: BankLineScreenProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('line.title')}
      back={onGoBack}
      layout="halves"
      load={line}
      shape={['text', 'form']}
    >
      {(data) => (
        <>
          <Surface>
            <Stack space="medium">
              <div>
                <Badge tone={lineTones[data.state]}>{t(`states.${data.state}`)}</Badge>
              </div>
              <Facts line={data} />
              {data.payment && <Link href={links.payment(data.payment.payment_id)}>{t('line.openPayment')}</Link>}
            </Stack>
          </Surface>
          <Decision line={data} forms={forms} links={links} />
        </>
      )}
    </Screen>
  );
}

function Facts({ line }: { line: BankLine }) {
  const { t } = useTranslation('operator/payments');
  const locale = useLocale();
  const { amount, currency, memo, payment } = line;
  return (
    <FactList
      facts={[
        [t('line.amount'), `${formatMoney(amount)} ${currency}`],
        [t('line.memo'), memo === '' ? t('line.noMemo') : memo],
        [t('line.bank'), line.bank_reference],
        [t('line.booked'), formatDateTime(line.booked_at, locale)],
        [t('line.payment'), payment && payment.reference],
        [t('line.player'), payment && payment.nickname],
        [t('line.asked'), payment && t('dong', { amount: formatMoney(payment.amount) })],
        [t('line.handledBy'), line.handled_by],
        [t('line.note'), line.note],
      ]}
    />
  );
}

function Decision({ line, forms, links }: Pick<BankLineScreenProps, 'forms' | 'links'> & { line: BankLine }) {
  const { t } = useTranslation('operator/payments');
  const { state, approval_id } = line;
  if (state === 'credited' || state === 'set_aside') return null;
  return (
    <Stack space="large">
      {approval_id === null ? (
        <Notice tone="caution">{t(`line.advice.${state}`)}</Notice>
      ) : (
        <Stack>
          <Notice tone="caution">{t('line.waits')}</Notice>
          <Link href={links.approval(approval_id)}>{t('line.second')}</Link>
        </Stack>
      )}
      {approval_id === null && state !== 'wrong_currency' && (
        <PageSection title={t('line.credit')}>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>
            <Stack>
              <Text tone="secondary">{t('line.creditHint')}</Text>
              {forms.credit(line)}
            </Stack>
          </Surface>
        </PageSection>
      )}
      <PageSection title={t('line.aside')}>
        <Surface space={{ phone: 'medium', tablet: 'large' }}>
          <Stack>
            <Text tone="secondary">{t('line.asideHint')}</Text>
            {forms.aside(line)}
          </Stack>
        </Surface>
      </PageSection>
    </Stack>
  );
}
