import type { Order } from '@mcy/api/mall/orders/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Confirm } from '../../../patterns/index.ts';
import { Button, Inline, Link, Sheet, Stack, Text } from '../../../primitives/index.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';

/** What the buyer can do. Each promise keeps its button loading until what it changed is shown. */
export interface OrderIntents {
  /** Pays what is due; the amount is what the buyer saw. */
  onPay: (due: number) => Promise<void>;
  /** `returns` is what the buyer saw they get back. */
  onCancel: (returns: number) => Promise<void>;
  onReceive: () => Promise<void>;
  onWithdrawRefund: () => Promise<void>;
}

type OrderStepsProps = OrderIntents & Pick<OrderScreenProps, 'balance' | 'refundForm' | 'links'> & { order: Order };

/** The next step first, then what else can be done. */
export function OrderSteps(props: OrderStepsProps) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  const { order, links, onCancel, onReceive, onWithdrawRefund } = props;
  const { state, cancel, refundable, refund_until, closes_at } = order;
  const receivable = order.actions.includes('receive');
  return (
    <Stack space="small">
      <Payment {...props} />
      {receivable && (
        <Ask name="receive" tone="accent" onConfirm={onReceive}>
          <Button size="large" width="full">
            {t('order.action.confirm_receipt')}
          </Button>
        </Ask>
      )}
      {receivable && closes_at !== null && (
        <Text size="small" tone="secondary">
          {t('detail.closes', { time: formatDateTime(closes_at, locale) })}
        </Text>
      )}
      {state === 'received' && (
        <Button asChild size="large" width="full">
          <Link href={links.review()}>{t('order.action.review')}</Link>
        </Button>
      )}
      <Inline space="small">
        {(state === 'received' || state === 'cancelled' || state === 'refunded') && (
          <Button asChild variant="soft">
            <Link href={links.again(order.lines)}>{t('order.action.buy_again')}</Link>
          </Button>
        )}
        {refundable > 0 && <RefundSheet {...props} />}
        {state === 'refund_requested' && (
          <Ask name="withdraw" tone="accent" onConfirm={onWithdrawRefund}>
            <Button variant="soft" tone="neutral">
              {t('order.action.withdraw_refund')}
            </Button>
          </Ask>
        )}
        {cancel !== null && (
          <Ask name="cancel" body={cancelBody(cancel)} tone="critical" onConfirm={() => onCancel(cancel.returns)}>
            <Button variant="soft" tone="neutral">
              {t('order.action.cancel')}
            </Button>
          </Ask>
        )}
      </Inline>
      {refundable > 0 && refund_until !== null && (
        <Text size="small" tone="secondary">
          {t('detail.refundUntil', { time: formatDateTime(refund_until, locale) })}
        </Text>
      )}
    </Stack>
  );

  function cancelBody({ returns, loses }: NonNullable<Order['cancel']>): string {
    if (loses > 0) {
      return t('ask.cancel.loses', { returns: formatMoney(returns), loses: formatMoney(loses) });
    }
    const body = returns > 0 ? t('ask.cancel.returns', { returns: formatMoney(returns) }) : t('ask.cancel.body');
    return order.coupon > 0 ? `${body} ${t('ask.cancel.coupon')}` : body;
  }
}

/** Pays, or leads to what is missing. */
function Payment({ order, balance, onPay, links }: OrderStepsProps) {
  const { t } = useTranslation('mall/orders');
  const { due, payable } = order;
  if (due === 0 || !payable) return null;
  const missing = balance === null ? 0 : Math.max(0, due - balance);
  if (missing > 0) {
    return (
      <Stack space="xsmall">
        <Button asChild size="large" width="full">
          <Link href={links.recharge(missing)}>{t('detail.recharge', { missing: formatMoney(missing) })}</Link>
        </Button>
        <Text size="small" tone="secondary">
          {t('detail.short', { due: formatMoney(due) })}
        </Text>
      </Stack>
    );
  }
  return (
    <Button size="large" width="full" disabled={balance === null} onPress={() => onPay(due)}>
      {t('detail.pay', { due: formatMoney(due) })}
    </Button>
  );
}

function RefundSheet({ order, refundForm }: OrderStepsProps) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  const [open, setOpen] = useState(false);
  return (
    <Sheet.Root open={open} onOpenChange={setOpen}>
      <Sheet.Trigger>
        <Button variant="soft" tone="neutral">
          {t('order.action.request_refund')}
        </Button>
      </Sheet.Trigger>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('refund.title')}</Sheet.Title>
        <Stack>
          <Text size="small" tone="secondary">
            {t('refund.most', { most: formatMoney(order.refundable) })}
          </Text>
          {refundForm(order, () => setOpen(false))}
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}

interface AskProps {
  name: 'receive' | 'withdraw' | 'cancel';
  /** What it means, where the name alone does not say it. */
  body?: string;
  tone: 'accent' | 'critical';
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

function Ask({ name, body, tone, onConfirm, children }: AskProps) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  return (
    <Confirm
      tone={tone}
      title={t(`ask.${name}.title`)}
      body={body ?? t(`ask.${name}.body`)}
      texts={{ confirm: t(`ask.${name}.confirm`), keep: t(`ask.${name}.keep`), close: t('shell:close') }}
      onConfirm={onConfirm}
    >
      {children}
    </Confirm>
  );
}
