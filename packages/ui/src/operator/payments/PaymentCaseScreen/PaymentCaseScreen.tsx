import type { PaymentDetail, PaymentEvent } from '@mcy/api/operator/payments/contract';
import { type PaymentEventKind, troubleEvents } from '@mcy/api/wallet/recharge/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen, Timeline } from '../../../patterns/index.ts';
import { Accordion, Badge, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';
import { paymentTones } from '../paymentTones.ts';

export interface PaymentCaseScreenProps {
  payment: Load<PaymentDetail>;
  /** `HandlePaymentForm`, `DecideArrivalForm` and `ReversePaymentForm` of `@mcy/forms/operator/payments`. */
  forms: { handle: ReactNode; decide: (arrived: Arrived) => ReactNode; reverse: ReactNode };
  links: { approval: (approval_id: string) => string };
  onGoBack: () => void;
}

type Arrived = NonNullable<PaymentDetail['arrived']>;

/** Operator: one payment, its history, and what to do about its trouble (operator/payment). */
export function PaymentCaseScreen({ payment, onGoBack, ...rest }: PaymentCaseScreenProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('detail')}
      back={onGoBack}
      layout="halves"
      load={payment}
      shape={['text', 'list']}
    >
      {(data) => (
        <>
          <Surface>
            <Stack space="medium">
              <Inline space="xsmall">
                <Badge tone={paymentTones[data.status]}>{t(`statuses.${data.status}`)}</Badge>
                {data.trouble_since !== null && <Badge tone="critical">{t('needsLook')}</Badge>}
              </Inline>
              <Facts payment={data} />
            </Stack>
          </Surface>
          <Stack space="large">
            <ToDo payment={data} {...rest} />
            <PageSection title={t('history')}>
              <Surface>
                <History events={data.events} />
              </Surface>
            </PageSection>
            {data.status === 'paid' && data.approval_id === null && (
              // Rare, and it takes from a player: nobody sees a button who did not look for it.
              <Accordion.Root type="single" headingLevel={2}>
                <Accordion.Item value="reversal">
                  <Accordion.Trigger>{t('reversal.title')}</Accordion.Trigger>
                  <Accordion.Content>
                    <Stack space="medium">
                      <Text size="small" tone="secondary">
                        {t('reversal.body')}
                      </Text>
                      {rest.forms.reverse}
                    </Stack>
                  </Accordion.Content>
                </Accordion.Item>
              </Accordion.Root>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}

function Facts({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('operator/payments');
  const locale = useLocale();
  const timeOf = (at: string | null) => at && formatDateTime(at, locale);
  const { amount, credited, reversal, asked } = payment;
  return (
    <FactList
      facts={[
        [t('facts.player'), payment.nickname],
        [t('facts.amount'), t('dong', { amount: formatMoney(amount) })],
        [t('facts.credited'), credited === null ? null : t('coins', { amount: formatMoney(credited) })],
        [t('facts.taken'), reversal && t('coins', { amount: formatMoney(reversal.taken) })],
        [t('facts.owed'), reversal && t('coins', { amount: formatMoney(reversal.owed) })],
        [t('facts.gateway'), t(`gateways.${payment.gateway}`)],
        [t('facts.reference'), payment.reference],
        [t('facts.transaction'), payment.transaction_id],
        [t('facts.created'), timeOf(payment.created_at)],
        [t('facts.expires'), timeOf(payment.expires_at)],
        [t('facts.claimed'), timeOf(payment.claimed_at)],
        [t('facts.settled'), timeOf(payment.settled_at)],
        [t('facts.asked'), asked === 0 ? null : String(asked)],
        [t('facts.askAt'), timeOf(payment.ask_at)],
      ]}
    />
  );
}

type Trouble = (typeof troubleEvents)[number];

type ToDoProps = Pick<PaymentCaseScreenProps, 'forms' | 'links'> & { payment: PaymentDetail };

/** The request that waits, or what somebody has to look into and decide. */
function ToDo({ payment, forms, links }: ToDoProps) {
  const { t } = useTranslation('operator/payments');
  const { arrived, approval_id, trouble_since, events } = payment;
  if (approval_id !== null) {
    return (
      <Stack>
        <Notice tone="caution">{t('waitsForSecond')}</Notice>
        <Link href={links.approval(approval_id)}>{t('second')}</Link>
      </Stack>
    );
  }
  if (trouble_since === null) return null;
  return (
    <Stack space="large">
      {arrived !== null && (
        <PageSection
          title={t('arrived.title')}
          description={t('arrived.body', { amount: formatMoney(arrived.amount), number: arrived.transaction_id })}
        >
          <Stack>
            {arrived.of_two && <Notice tone="caution">{t('arrived.ofTwo')}</Notice>}
            <Surface space={{ phone: 'medium', tablet: 'large' }}>{forms.decide(arrived)}</Surface>
          </Stack>
        </PageSection>
      )}
      <Trouble events={events} form={forms.handle} />
    </Stack>
  );
}

function Trouble({ events, form }: { events: readonly PaymentEvent[]; form: ReactNode }) {
  const { t } = useTranslation('operator/payments');
  const handled = events.findLastIndex(({ kind }) => kind === 'handled');
  const open = new Set(
    events
      .slice(handled + 1)
      .map(({ kind }) => kind)
      .filter(isTrouble),
  );
  return (
    <PageSection title={t('todo')}>
      <Stack>
        {[...open].map((kind) => (
          <Notice key={kind} tone="critical">
            {t(`advice.${kind}`)}
          </Notice>
        ))}
        <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
      </Stack>
    </PageSection>
  );
}

function isTrouble(kind: PaymentEventKind): kind is Trouble {
  const troubles: readonly PaymentEventKind[] = troubleEvents;
  return troubles.includes(kind);
}

function History({ events }: { events: readonly PaymentEvent[] }) {
  const { t } = useTranslation('operator/payments');
  const locale = useLocale();
  const rows = events.toReversed();
  return (
    <Timeline
      label={t('history')}
      texts={{
        done: t('historyStates.done'),
        current: t('historyStates.current'),
        coming: t('historyStates.coming'),
      }}
      events={rows.map(({ event_id, kind, source, at, amount, currency, transaction_id, by, note }, place) => ({
        id: event_id,
        title: t(`events.${kind}`),
        state: place === 0 ? 'current' : 'done',
        at,
        time: formatDateTime(at, locale),
        place:
          amount === null || transaction_id === null
            ? t(`sources.${source}`)
            : `${t(`sources.${source}`)} · ${t('told', { amount: formatMoney(amount), currency, number: transaction_id })}`,
        note: by === null ? undefined : t('by', { name: by, note: note ?? '' }),
      }))}
    />
  );
}
