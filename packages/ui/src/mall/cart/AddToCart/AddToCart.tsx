import type { Variant } from '@mcy/api/mall/catalogue/contract';
import { mostPieces } from '@mcy/api/mall/cart/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Link, Stepper } from '../../../primitives/index.ts';
import * as styles from './AddToCart.css.ts';

/** What goes into the cart. */
export interface AddedPieces {
  variant_id: string;
  count: number;
  /** What the page shows. */
  price: number;
  /** The most that can be ordered. */
  most: number;
}

export interface AddToCartProps {
  variant: Pick<Variant, 'variant_id' | 'free' | 'price'>;
  limit_per_buyer: number | null;
  /** Coins a piece that are paid first; null unless it is on pre-sale. */
  deposit: number | null;
  /** Its promise keeps the button busy until it settles. */
  onAdd: (added: AddedPieces) => Promise<void>;
  /** Where these pieces are ordered at once. */
  buyHref: (lines: readonly { variant_id: string; count: number }[]) => string;
}

/** How many pieces of a version that is in stock, and into the cart with them or straight to the checkout. */
export function AddToCart({
  variant: { variant_id, free, price },
  limit_per_buyer,
  deposit,
  onAdd,
  buyHref,
}: AddToCartProps) {
  const { t } = useTranslation('mall/cart');
  const [count, setCount] = useState(1);
  const most = Math.max(1, Math.min(free, limit_per_buyer ?? mostPieces, mostPieces));
  return (
    <div className={styles.row}>
      <Stepper
        label={t('add.count')}
        labelHidden
        value={Math.min(count, most)}
        onValueChange={setCount}
        max={most}
        minText={t('add.minimum')}
        maxText={t('add.maximum', { maximum: most })}
        decreaseLabel={t('add.less')}
        increaseLabel={t('add.more')}
      />
      <Button
        size="large"
        width="full"
        variant="soft"
        onPress={() => onAdd({ variant_id, count: Math.min(count, most), price, most })}
      >
        {t('add.button')}
      </Button>
      <div className={styles.buy}>
        <Button asChild size="large" width="full">
          <Link href={buyHref([{ variant_id, count: Math.min(count, most) }])}>
            {deposit === null
              ? t('add.buy')
              : t('add.buyPreSale', { deposit: formatMoney(deposit * Math.min(count, most)) })}
          </Link>
        </Button>
      </div>
    </div>
  );
}
