import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Badge, Heading, Inline, Inset, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { CardStars } from './CardStars.tsx';
import * as styles from './ProductCard.css.ts';

/** As much of a product, or of something else that was found, as a card tells. */
export interface CardGoods {
  name: string;
  series_name: string | null;
  category: string | null;
  image: string;
  price: number | null;
  list_price: number | null;
  price_varies: boolean;
  in_stock: boolean;
  pre_sale: boolean;
  /** Of a product's reviews, on average; null or none without reviews. */
  stars?: number | null;
  reviews?: number;
}

export interface ProductCardProps {
  goods: CardGoods;
  href: string;
  /** Heading level of its name. */
  level?: 2 | 3;
  /** Loads its picture at once, for the first screen. */
  priority?: boolean;
  /** What kind of thing it is, where kinds are mixed. */
  kind?: ReactNode;
}

/** Something for sale: its picture, its name, what it costs, and what is special about it. */
export function ProductCard({ goods, href, level = 3, priority = false, kind }: ProductCardProps) {
  const t = useTexts(['mall/catalogue', 'shell']);
  const { price, list_price } = goods;
  return (
    <Surface href={href} space="none">
      <div className={styles.card}>
        <ProductArt
          category={goods.category}
          image={goods.image}
          alt=""
          dimmed={!goods.in_stock}
          priority={priority}
          mark={
            goods.pre_sale ? (
              <Badge size="small" tone="accent" variant="solid">
                {t('card.preSale')}
              </Badge>
            ) : (
              kind
            )
          }
          note={
            goods.in_stock ? (
              price !== null && list_price !== null ? (
                <Badge size="small" tone="critical" variant="solid">
                  {t('card.sale', { percent: percentOff(price, list_price) })}
                </Badge>
              ) : undefined
            ) : (
              <Badge size="small" tone="neutral" variant="solid">
                {t('card.soldOut')}
              </Badge>
            )
          }
        />
        <Inset space="small">
          <Stack space="xsmall">
            <Stack space="xxsmall">
              {goods.series_name !== null && (
                <Text size="xsmall" tone="muted" lines={1}>
                  {goods.series_name}
                </Text>
              )}
              <Heading level={level} size="small" lines={2}>
                {goods.name}
              </Heading>
            </Stack>
            {price !== null && (
              <Inline space="xxsmall" alignY="baseline">
                {goods.price_varies && (
                  <Text inline size="xsmall" tone="muted">
                    {t('card.from')}
                  </Text>
                )}
                <Money
                  amount={price}
                  label={t('shell:currency.balance')}
                  tone={goods.in_stock ? (list_price === null ? 'primary' : 'critical') : 'muted'}
                />
                {list_price !== null && (
                  <Money amount={list_price} label={t('card.listPrice')} size="small" tone="muted" struck />
                )}
              </Inline>
            )}
            <CardStars stars={goods.stars ?? null} reviews={goods.reviews ?? 0} />
          </Stack>
        </Inset>
      </div>
    </Surface>
  );
}

/** What a sale takes off, in whole percent, never more than it does. */
export function percentOff(price: number, list_price: number): number {
  return Math.floor((100 * (list_price - price)) / list_price);
}
