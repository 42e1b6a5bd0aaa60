import type { Payment } from '@mcy/api/wallet/recharge/contract';
import { Copy, ImageDown, ReceiptText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Countdown, drawQrCode, type Load, Notice, PageSection, QrCode, Screen } from '../../../patterns/index.ts';
import { Button, IconButton, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './TransferScreen.css.ts';

export interface TransferScreenProps {
  /** Null when the caller has no such payment. The page goes on by itself once it is paid. */
  payment: Load<Payment | null>;
  onCopy: (text: string) => Promise<void>;
  /** Saves the code as a picture: on a phone, nobody scans their own screen. */
  onSaveCode: (picture: File) => Promise<void>;
  /** The payer says that they sent it. */
  onClaim: (payment_id: string) => Promise<void>;
  links: { mine: string; recharge: string; result: (payment_id: string) => string };
  /** The clock, in ms since 1970. */
  now?: () => number;
}

/** A top-up by bank transfer: the code to scan, and the same to type (user/recharge_transfer). */
export function TransferScreen({ payment, links, ...rest }: TransferScreenProps) {
  const { t } = useTranslation('wallet/recharge');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('transfer.title')}
      back={links.mine}
      layout="halves"
      load={payment}
      shape={['picture', 'list']}
      empty={(found) =>
        found === null
          ? {
              icon: ReceiptText,
              title: t('transfer.missing.title'),
              text: t('transfer.missing.body'),
              next: { label: t('transfer.again'), href: links.recharge },
            }
          : null
      }
    >
      {(found) => found && <Transfer payment={found} links={links} {...rest} />}
    </Screen>
  );
}

type TransferProps = Omit<TransferScreenProps, 'payment'> & { payment: Payment };

function Transfer({ payment, links, ...rest }: TransferProps) {
  const { t } = useTranslation('wallet/recharge');
  const locale = useLocale();
  const { payment_id, status, transfer } = payment;
  if (transfer === null || (status !== 'pending' && status !== 'expired')) {
    return (
      <Stack>
        <Notice>{t('transfer.over')}</Notice>
        <Link href={links.result(payment_id)}>{t('transfer.done')}</Link>
      </Stack>
    );
  }
  if (status === 'expired') {
    return (
      <Stack>
        <Notice tone="caution">
          {transfer.claimed_at === null
            ? t('transfer.expired')
            : t('transfer.claimed', { time: formatTime(transfer.claimed_at, locale) })}
        </Notice>
        <Button asChild size="large" width="full">
          <Link href={links.recharge}>{t('transfer.again')}</Link>
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <CodeToScan payment={payment} transfer={transfer} now={rest.now} onSaveCode={rest.onSaveCode} />
      <FactsToType payment={payment} transfer={transfer} {...rest} />
    </>
  );
}

interface CodeProps extends Pick<TransferScreenProps, 'onSaveCode'> {
  now: TransferScreenProps['now'];
  payment: Payment;
  transfer: NonNullable<Payment['transfer']>;
}

function CodeToScan({ payment, transfer, now, onSaveCode }: CodeProps) {
  const { t } = useTranslation('wallet/recharge');
  const { t: shell } = useTranslation('shell');
  const code = useRef<HTMLDivElement>(null);
  const { amount, expires_at } = payment;
  const { qr, reference, bank_name, account_number, holder_name } = transfer;

  async function save(): Promise<void> {
    if (code.current === null) return;
    const money = t('transfer.dong', { amount: formatMoney(amount) });
    const lines = [`${money} · ${reference}`, `${bank_name} · ${account_number}`, holder_name];
    await onSaveCode(new File([await drawQrCode(code.current, lines)], `${reference}.png`, { type: 'image/png' }));
  }

  return (
    <Surface space={{ phone: 'large', tablet: 'xlarge' }}>
      <div className={styles.code}>
        <Text tone="secondary">{t('transfer.scan')}</Text>
        <div ref={code} className={styles.paper}>
          <QrCode size="large" value={qr} label={t('transfer.qr', { amount: formatMoney(amount) })} />
        </div>
        <Money amount={amount} label={shell('currency.balance')} size="xlarge" />
        <Inline space="xsmall" align="center">
          <Text inline size="small" tone="secondary">
            {t('transfer.left')}
          </Text>
          <Countdown
            label={t('transfer.left')}
            deadline={expires_at}
            variant="inline"
            size="small"
            largest="hours"
            {...(now === undefined ? {} : { now })}
            texts={{
              days: '',
              hours: t('transfer.countdown.hours'),
              minutes: t('transfer.countdown.minutes'),
              seconds: t('transfer.countdown.seconds'),
              spoken: ({ hours, minutes }) => t('transfer.countdown.spoken', { hours, minutes }),
              ended: t('transfer.countdown.ended'),
            }}
          />
        </Inline>
        <Stack space="xxsmall" align="center">
          <Button variant="soft" icon={ImageDown} onPress={save}>
            {t('transfer.save')}
          </Button>
          <Text size="xsmall" tone="muted" align="center">
            {t('transfer.saveHint')}
          </Text>
        </Stack>
      </div>
    </Surface>
  );
}

type FactsProps = Pick<TransferScreenProps, 'onCopy' | 'onClaim'> & {
  payment: Payment;
  transfer: NonNullable<Payment['transfer']>;
};

function FactsToType({ payment, transfer, onCopy, onClaim }: FactsProps) {
  const { t } = useTranslation('wallet/recharge');
  const locale = useLocale();
  const { payment_id, amount } = payment;
  const { account_number, reference, bank_name, holder_name, claimed_at } = transfer;
  return (
    <PageSection title={t('transfer.by')}>
      <Stack space="large">
        <Surface>
          <dl className={styles.facts}>
            <Fact name={t('transfer.account')} value={account_number} onCopy={() => onCopy(account_number)} />
            <Fact name={t('transfer.amount')} value={formatMoney(amount)} onCopy={() => onCopy(String(amount))} />
            <Fact name={t('transfer.reference')} value={reference} onCopy={() => onCopy(reference)} />
            <Fact name={t('transfer.bank')} value={bank_name} />
            <Fact name={t('transfer.holder')} value={holder_name} />
          </dl>
        </Surface>
        <Notice tone="caution">{t('transfer.exact')}</Notice>
        {claimed_at === null ? (
          <Stack space="xsmall">
            <Button size="large" width="full" onPress={() => onClaim(payment_id)}>
              {t('transfer.sent')}
            </Button>
            <Text size="small" tone="muted">
              {t('transfer.sentHint')}
            </Text>
          </Stack>
        ) : (
          <Notice tone="accent">{t('transfer.claimed', { time: formatTime(claimed_at, locale) })}</Notice>
        )}
      </Stack>
    </PageSection>
  );
}

function Fact({ name, value, onCopy }: { name: string; value: string; onCopy?: () => Promise<void> }) {
  const { t } = useTranslation('wallet/recharge');
  return (
    <div>
      <dt>
        <Text inline size="small" tone="secondary">
          {name}
        </Text>
      </dt>
      <dd className={styles.value}>
        <Text inline weight="medium" tabular>
          {value}
        </Text>
        {onCopy && (
          <IconButton
            icon={Copy}
            label={t('transfer.copy', { what: name.toLocaleLowerCase() })}
            size="small"
            onPress={onCopy}
          />
        )}
      </dd>
    </div>
  );
}
