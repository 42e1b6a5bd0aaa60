import type { CartLine } from '@mcy/api/mall/cart/contract';
import { freeShippingPieces } from '@mcy/api/mall/catalogue/words';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Divider, Inline, Link, Money, Progress, Stack, Surface, Text } from '../../../primitives/index.ts';
import { CartRow } from './CartRow.tsx';
import { useCounts } from './useCounts.ts';

/** What the lines that can be ordered together would cost, without pre-sales. */
export interface CartSums {
  pieces: number;
  goods: number;
  shipping: number;
  /** Pieces that are missing to ship free. */
  missing: number;
  total: number;
}

export interface CartScreenProps {
  load: Load<{ lines: readonly CartLine[]; sums: CartSums }>;
  /** A guest's cart is on the device. */
  guest: boolean;
  /** Versions on the device for which a player's full cart has no room. */
  leftOut?: number;
  onSetCount: (variant_id: string, count: number) => Promise<void>;
  onRemove: (variant_ids: readonly string[]) => Promise<void>;
  /** Takes note of the prices that changed. */
  onAgree: () => Promise<void>;
  onGoBack: () => void;
  links: {
    mall: string;
    product: (product_id: string) => string;
    signIn: string;
    /** Of these lines; a pre-sale is ordered by itself. */
    checkout: (lines: readonly CartLine[]) => string;
  };
}

/** What somebody means to buy, with what changed since it was put in (mall/cart). */
export function CartScreen({
  load,
  guest,
  leftOut = 0,
  onSetCount,
  onRemove,
  onAgree,
  onGoBack,
  links,
}: CartScreenProps) {
  const { t } = useTranslation('mall/cart');
  const { countOf, setCount } = useCounts(onSetCount);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={onGoBack}
      layout="halves"
      load={load}
      shape={[['longRows'], 'text']}
      empty={({ lines }) =>
        lines.length === 0
          ? {
              icon: ShoppingCart,
              title: t('empty.title'),
              text: t('empty.text'),
              next: { label: t('empty.mall'), href: links.mall },
            }
          : null
      }
    >
      {({ lines, sums }) => (
        <>
          <Stack space="medium">
            {leftOut > 0 && (
              <Notice tone="caution" role="status">
                {t('leftOut', { count: leftOut })}
              </Notice>
            )}
            <Changes lines={lines} onRemove={onRemove} onAgree={onAgree} />
            <Stack space="small" role="list" aria-label={t('list')}>
              {lines.map((line) => (
                <div role="listitem" key={line.variant_id}>
                  <CartRow
                    line={line}
                    count={countOf(line)}
                    href={links.product(line.product_id)}
                    onSetCount={(count) => setCount(line.variant_id, count)}
                    onRemove={() => onRemove([line.variant_id])}
                  />
                </div>
              ))}
            </Stack>
          </Stack>
          <Stack space="medium">
            {sums.pieces > 0 && <Sums sums={sums} />}
            <Checkout lines={lines.map((line) => ({ ...line, count: countOf(line) }))} checkout={links.checkout} />
            {guest && (
              <Surface variant="outlined">
                <Stack space="small" align="start">
                  <Text size="small" tone="secondary">
                    {t('guest')}
                  </Text>
                  <Button asChild size="small" variant="soft">
                    <Link href={links.signIn}>{t('signIn')}</Link>
                  </Button>
                </Stack>
              </Surface>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}

/** What changed since it was put in, item by item. */
function Changes({
  lines,
  onRemove,
  onAgree,
}: Pick<CartScreenProps, 'onRemove' | 'onAgree'> & { lines: readonly CartLine[] }) {
  const { t } = useTranslation('mall/cart');
  const gone = lines.filter(({ trouble }) => trouble === 'out_of_stock' || trouble === 'not_sold');
  const changed = lines.filter(({ price, seen_price, trouble }) => price !== seen_price && trouble !== 'not_sold');
  return (
    <>
      {gone.length > 0 && (
        <Notice tone="critical" role="status">
          <Stack space="small" align="start">
            <Text weight="bold">
              {t(gone.some(({ trouble }) => trouble === 'not_sold') ? 'gone.titleNotSold' : 'gone.title')}
            </Text>
            <ul>
              {gone.map(({ variant_id, name, variant_name }) => (
                <li key={variant_id}>
                  {name} · {variant_name}
                </li>
              ))}
            </ul>
            <Button
              size="small"
              variant="soft"
              tone="neutral"
              onPress={() => onRemove(gone.map(({ variant_id }) => variant_id))}
            >
              {t('gone.remove')}
            </Button>
          </Stack>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="caution" role="status">
          <Stack space="small" align="start">
            <Text weight="bold">{t('changed.title')}</Text>
            <ul>
              {changed.map(({ variant_id, name, price, seen_price }) => (
                <li key={variant_id}>
                  {t(price > seen_price ? 'changed.up' : 'changed.down', {
                    name,
                    before: formatMoney(seen_price),
                    after: formatMoney(price),
                  })}
                </li>
              ))}
            </ul>
            <Button size="small" variant="soft" tone="neutral" onPress={onAgree}>
              {t('changed.agree')}
            </Button>
          </Stack>
        </Notice>
      )}
    </>
  );
}

/** Orders what is in the cart: all of it that is no pre-sale at once, and each pre-sale by itself. */
function Checkout({ lines, checkout }: { lines: readonly CartLine[]; checkout: CartScreenProps['links']['checkout'] }) {
  const { t } = useTranslation('mall/cart');
  const fine = lines.filter(({ trouble }) => trouble === null);
  const goods = fine.filter(({ pre_sale }) => !pre_sale);
  const preSales = Map.groupBy(
    fine.filter(({ pre_sale }) => pre_sale),
    ({ product_id }) => product_id,
  );
  return (
    <Stack space="small">
      {goods.length > 0 && (
        <Button asChild size="large" width="full">
          <Link href={checkout(goods)}>
            {t('checkout.button', { count: goods.reduce((sum, { count }) => sum + count, 0) })}
          </Link>
        </Button>
      )}
      {[...preSales].map(([product_id, own]) => (
        <Button key={product_id} asChild variant="soft" width="full">
          <Link href={checkout(own)}>{t('checkout.preSale', { name: own[0]?.name ?? '' })}</Link>
        </Button>
      ))}
    </Stack>
  );
}

function Sums({ sums: { pieces, goods, shipping, missing, total } }: { sums: CartSums }) {
  const { t } = useTranslation(['mall/cart', 'shell']);
  const coins = t('shell:currency.balance');
  return (
    <PageSection title={t('sums.title')}>
      <Surface>
        <Stack space="medium">
          <Stack space="xsmall">
            <Progress
              value={freeShippingPieces - missing}
              max={freeShippingPieces}
              label={t('free.label')}
              valueText={`${freeShippingPieces - missing}/${freeShippingPieces}`}
              tone={missing === 0 ? 'positive' : 'accent'}
            />
            <Text size="small" tone={missing === 0 ? 'positive' : 'secondary'}>
              {missing === 0 ? t('free.reached') : t('free.missing', { count: missing })}
            </Text>
          </Stack>
          <Inline align="between">
            <Text inline tone="secondary">
              {t('sums.goods')} · {t('sums.pieces', { count: pieces })}
            </Text>
            <Money amount={goods} label={coins} />
          </Inline>
          <Inline align="between">
            <Text inline tone="secondary">
              {t('sums.shipping')}
            </Text>
            {shipping === 0 && pieces > 0 ? (
              <Text inline tone="positive">
                {t('sums.freeShipping')}
              </Text>
            ) : (
              <Money amount={shipping} label={coins} />
            )}
          </Inline>
          <Divider />
          <Inline align="between" alignY="baseline">
            <Text inline weight="bold">
              {t('sums.total')}
            </Text>
            <Money amount={total} size="large" label={coins} />
          </Inline>
        </Stack>
      </Surface>
    </PageSection>
  );
}
