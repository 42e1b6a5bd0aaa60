import type { Checkout, CheckoutLine } from '@mcy/api/mall/orders/contract';
import { type ChosenMethod, chosenMethods, mostWaitingPieces } from '@mcy/api/mall/orders/words';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen, StickyFooter } from '../../../patterns/index.ts';
import { Button, Inline, Link, Money, RadioGroup, Stack, Surface, Text } from '../../../primitives/index.ts';
import { OrderGoods } from '../OrderCard/OrderLines.tsx';
import { OrderSums, type OrderSumsProps } from '../OrderCard/OrderSums.tsx';

/** What an order would cost, by the rule that the server charges by. */
export type CheckoutPrice = OrderSumsProps;

export interface CheckoutScreenProps {
  checkout: Load<Checkout & { price: CheckoutPrice }>;
  /** Where it goes. */
  address: ReactNode;
  hasAddress: boolean;
  /** The coupon in use, and the choice of another; nothing where none is taken. */
  coupon: ReactNode;
  method: ChosenMethod;
  onChooseMethod: (method: ChosenMethod) => void;
  /** A shipping fee or a deposit is another one than the shopper saw. */
  feesChanged?: boolean;
  /** Takes note of the prices that changed while the page was open. */
  onAgree: () => void;
  /** Coins; null until known. */
  balance: number | null;
  /** Orders, and pays what is due; its promise keeps the button loading. */
  onPlace: () => Promise<void>;
  /** Why the last try was refused. */
  refusal: string | null;
  /** An earlier order has no answer: only asking about it goes on. */
  onAsk?: (() => Promise<void>) | undefined;
  /** The agreement's question, while it is open. */
  question?: ReactNode;
  onGoBack: () => void;
  links: { cart: string; mall: string; recharge: (missing: number) => string };
}

/** What is ordered, to where, paid how, for how much (mall/checkout). */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { checkout, address, coupon, question, onGoBack, links } = props;
  const { t } = useTranslation('mall/orders');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('checkout.title')}
      back={onGoBack}
      layout="halves"
      load={checkout}
      shape={[['longRows'], 'text']}
      empty={({ lines }) =>
        lines.length === 0
          ? {
              icon: ShoppingCart,
              title: t('checkout.empty.title'),
              text: t('checkout.empty.text'),
              next: { label: t('checkout.empty.mall'), href: links.mall },
            }
          : null
      }
      footer={
        checkout.status === 'loaded' &&
        checkout.data.lines.length > 0 && <Footer {...props} price={checkout.data.price} checkout={checkout.data} />
      }
    >
      {(data) => (
        <>
          <Stack space="large">
            <Troubles checkout={data} links={links} />
            <Changes lines={data.lines} feesChanged={props.feesChanged ?? false} onAgree={props.onAgree} />
            <PageSection title={t('checkout.to')} description={t('checkout.time')}>
              {address}
            </PageSection>
            <PageSection title={t('detail.goods')}>
              <Surface>
                <Stack space="medium">
                  {data.lines.map((line) => (
                    <OrderGoods key={line.variant_id} line={line} />
                  ))}
                </Stack>
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            <PageSection title={t('checkout.method')}>
              <Method {...props} data={data} />
            </PageSection>
            <PageSection title={t('detail.sums')}>
              <Surface>
                <Stack space="medium">
                  {coupon}
                  <OrderSums {...data.price} />
                </Stack>
              </Surface>
            </PageSection>
            {question}
          </Stack>
        </>
      )}
    </Screen>
  );
}

/** A line that can be ordered as it is. */
const isFine = ({ trouble }: CheckoutLine) => trouble === null;

function Troubles({ checkout: { lines, mixed }, links }: { checkout: Checkout; links: CheckoutScreenProps['links'] }) {
  const { t } = useTranslation('mall/orders');
  const faulty = lines.filter((line) => !isFine(line));
  if (faulty.length === 0 && !mixed) return null;
  return (
    <Notice tone="critical" role="status">
      <Stack space="small" align="start">
        {mixed && <Text>{t('checkout.mixed')}</Text>}
        {faulty.length > 0 && (
          <>
            <Text weight="bold">{t('checkout.troubles')}</Text>
            <ul>
              {faulty.map(({ variant_id, name, variant_name, trouble, most }) => (
                <li key={variant_id}>
                  {`${name} · ${variant_name}: `}
                  {t(`checkout.trouble.${trouble ?? 'not_sold'}`, { most })}
                </li>
              ))}
            </ul>
          </>
        )}
        <Button asChild size="small" variant="soft" tone="neutral">
          <Link href={links.cart}>{t('checkout.cart')}</Link>
        </Button>
      </Stack>
    </Notice>
  );
}

/** A line whose price is not the one that was seen. */
const isChanged = ({ price, seen_price }: CheckoutLine) => price !== seen_price;

interface ChangesProps {
  lines: readonly CheckoutLine[];
  feesChanged: boolean;
  onAgree: () => void;
}

function Changes({ lines, feesChanged, onAgree }: ChangesProps) {
  const { t } = useTranslation('mall/orders');
  const changed = lines.filter(isChanged);
  if (changed.length === 0 && !feesChanged) return null;
  return (
    <Notice tone="caution" role="status">
      <Stack space="small" align="start">
        <Text weight="bold">{t('checkout.changed')}</Text>
        <ul>
          {changed.map(({ variant_id, name, price, seen_price }) => (
            <li key={variant_id}>
              {t('checkout.change', { name, before: formatMoney(seen_price), after: formatMoney(price) })}
            </li>
          ))}
          {feesChanged && <li>{t('checkout.feesChanged')}</li>}
        </ul>
        <Button size="small" variant="soft" tone="neutral" onPress={onAgree}>
          {t('checkout.agree')}
        </Button>
      </Stack>
    </Notice>
  );
}

function Method({ method, onChooseMethod, data }: CheckoutScreenProps & { data: Checkout & { price: CheckoutPrice } }) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  if (data.pre_sale !== null) {
    const { pays_from, pays_until } = data.pre_sale;
    return (
      <Notice tone="accent">
        {t('checkout.preSale', { from: formatDateTime(pays_from, locale), until: formatDateTime(pays_until, locale) })}{' '}
        {t('order.depositLost')}
      </Notice>
    );
  }
  const unsupported = data.lines.filter(({ cod_allowed }) => !cod_allowed).map(({ name }) => name);
  return (
    <RadioGroup
      label={t('checkout.method')}
      labelHidden
      variant="card"
      value={method}
      onValueChange={onChooseMethod}
      options={chosenMethods.map((value) => {
        const disabled = value === 'cod' && unsupported.length > 0;
        return {
          value,
          label: t(`checkout.methods.${value}.label`),
          description: disabled
            ? t('checkout.noCod', { names: unsupported.join(', ') })
            : t(`checkout.methods.${value}.hint`),
          disabled,
        };
      })}
    />
  );
}

type FooterProps = Omit<CheckoutScreenProps, 'checkout'> & { checkout: Checkout; price: CheckoutPrice };

function Footer({ checkout, price, feesChanged = false, hasAddress, balance, onPlace, onAsk, ...props }: FooterProps) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  const { refusal, links } = props;
  const { due, method, pieces } = price;
  const missing = balance === null ? 0 : due - balance;
  const short = missing > 0;
  const waits = checkout.may_wait && pieces <= mostWaitingPieces;
  const label = short ? 'placeShort' : due === 0 ? 'placeFree' : method === 'balance' ? 'place' : 'placeDeposit';
  return (
    <StickyFooter half>
      <Stack space="xsmall">
        {refusal !== null && <Notice tone="critical">{refusal}</Notice>}
        {onAsk && <Notice tone="caution">{t('checkout.unsure')}</Notice>}
        {short && !onAsk && (
          <Text size="small" tone="secondary">
            {t(waits ? 'checkout.short' : 'checkout.shortNow', { missing: formatMoney(missing) })}
          </Text>
        )}
        <Inline align="between" space="small">
          <Stack space="none">
            <Text size="small" tone="secondary">
              {t(method === 'balance' ? 'order.total' : 'checkout.dueNow')}
            </Text>
            <Money amount={due} label={t('shell:currency.balance')} size="large" />
          </Stack>
          {onAsk ? (
            <Button size="large" onPress={onAsk}>
              {t('checkout.ask')}
            </Button>
          ) : short && !waits ? (
            <Button asChild size="large">
              <Link href={links.recharge(missing)}>{t('checkout.recharge')}</Link>
            </Button>
          ) : (
            <Button
              size="large"
              disabled={
                !hasAddress ||
                balance === null ||
                checkout.mixed ||
                feesChanged ||
                (method === 'cod' && !checkout.lines.every(({ cod_allowed }) => cod_allowed)) ||
                !checkout.lines.every((line) => isFine(line) && !isChanged(line))
              }
              onPress={onPlace}
            >
              {t(`checkout.${label}`, { due: formatMoney(due) })}
            </Button>
          )}
        </Inline>
      </Stack>
    </StickyFooter>
  );
}
