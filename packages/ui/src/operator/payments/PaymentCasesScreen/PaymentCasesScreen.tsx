import type { PaymentCase } from '@mcy/api/operator/payments/contract';
import { type PaymentView, paymentViews } from '@mcy/api/operator/payments/words';
import { type GatewayName, gatewayNames } from '@mcy/api/wallet/recharge/words';
import { CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Button, Icon, Inline, Link, Stack, Surface, Text, TextField } from '../../../primitives/index.ts';
import { paymentTones } from '../paymentTones.ts';
import * as styles from './PaymentCasesScreen.css.ts';

export interface PaymentCasesScreenProps {
  /** Payments of the chosen view and gateway, or the one that was searched for. */
  payments: PagedLoad<PaymentCase>;
  view: PaymentView;
  onChooseView: (view: PaymentView) => void;
  /** Null for every gateway. */
  gateway: GatewayName | null;
  onChooseGateway: (gateway: GatewayName | null) => void;
  /** Lines of bank statements that wait for a decision; null until known. `more` when there are more than these. */
  lines: { count: number; more: boolean } | null;
  /** The reference to find; empty for all. */
  onFind: (reference: string) => void;
  links: { desk: string; statements: string; payment: (payment_id: string) => string };
}

/** Operator: players' top-ups by status, gateway and reference (operator/payments). */
export function PaymentCasesScreen({ payments, view, gateway, lines, links, ...on }: PaymentCasesScreenProps) {
  const { t } = useTranslation('operator/payments');
  const gateways = [null, ...gatewayNames];
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack>
        <Inline space="small" align="between">
          <FindPayment onFind={on.onFind} />
          <Link href={links.statements}>{t('statements.open')}</Link>
        </Inline>
        {lines !== null && lines.count > 0 && (
          <Surface space="none" radius="standard">
            <ListRow
              leading={<Icon icon={Landmark} tone="caution" />}
              title={t('linesWait', { count: lines.count, more: lines.more ? '+' : '' })}
              description={t('linesWaitLead')}
              href={links.statements}
            />
          </Surface>
        )}
        <FilterChips
          label={t('view')}
          options={paymentViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onValueChange={on.onChooseView}
        />
        <FilterChips
          label={t('gatewayLabel')}
          options={gateways.map((value) => ({
            value,
            label: value === null ? t('anyGateway') : t(`gateways.${value}`),
          }))}
          value={gateway}
          onValueChange={on.onChooseGateway}
        />
        <ScreenList
          load={payments}
          shape={{ rows: 4 }}
          label={t('list')}
          rowKey={({ payment_id }) => payment_id}
          empty={{
            icon: CreditCard,
            title: t('empty.title'),
            text: t('empty.body'),
            action: view !== 'all' && (
              <Button variant="soft" onPress={() => on.onChooseView('all')}>
                {t('showAll')}
              </Button>
            ),
          }}
        >
          {(payment) => <Row payment={payment} href={links.payment(payment.payment_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function FindPayment({ onFind }: Pick<PaymentCasesScreenProps, 'onFind'>) {
  const { t } = useTranslation('operator/payments');
  const [typed, setTyped] = useState('');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Inline space="small" alignY="end">
        <TextField
          label={t('search')}
          placeholder={t('searchHint')}
          value={typed}
          onValueChange={setTyped}
          maxLength={40}
        />
        <Button type="submit" variant="soft" tone="neutral">
          {t('find')}
        </Button>
      </Inline>
    </form>
  );
}

function Row({ payment, href }: { payment: PaymentCase; href: string }) {
  const { t } = useTranslation('operator/payments');
  const locale = useLocale();
  const { nickname, amount, reference, gateway, status, created_at, claimed_at, trouble_since } = payment;
  const waits = status === 'pending' && claimed_at !== null;
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={<Icon icon={CreditCard} tone={trouble_since === null ? 'accent' : 'critical'} />}
        title={t('row', { nickname, amount: formatMoney(amount) })}
        description={
          <>
            {`${t(`gateways.${gateway}`)} · ${formatDateTime(created_at, locale)}`}
            <span className={styles.reference}>{reference}</span>
          </>
        }
        trailing={
          <Stack space="xxsmall">
            <Badge size="small" tone={paymentTones[status]}>
              {t(`statuses.${status}`)}
            </Badge>
            {trouble_since !== null && (
              <Badge size="small" tone="critical">
                {t('needsLook')}
              </Badge>
            )}
            {waits && trouble_since === null && (
              <Text inline size="small" tone="secondary">
                {t('claimed')}
              </Text>
            )}
          </Stack>
        }
        href={href}
      />
    </Surface>
  );
}
