import type { CartLine } from '@mcy/api/mall/cart/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  IconButton,
  Image,
  Inline,
  Link,
  Money,
  Stack,
  Stepper,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import * as styles from './CartScreen.css.ts';

interface CartRowProps {
  line: CartLine;
  /** As it is shown, which is ahead of the cart while a change waits. */
  count: number;
  href: string;
  onSetCount: (count: number) => void;
  onRemove: () => Promise<void>;
}

/** A line of the cart: what it is, what it costs, and how many. */
export function CartRow({ line, count, href, onSetCount, onRemove }: CartRowProps) {
  const { t } = useTranslation(['mall/cart', 'shell']);
  const { name, variant_name, price, list_price, most, limit_per_buyer, trouble } = line;
  const cannot = trouble === 'out_of_stock' || trouble === 'not_sold';
  return (
    <Surface space="small">
      <div className={styles.line}>
        <Image src={line.image} alt="" fit="contain" ratio="square" radius="standard" />
        <Stack space="xsmall">
          <Stack space="xxsmall">
            <Link href={href}>{name}</Link>
            <Inline space="xsmall">
              <Text inline size="small" tone="secondary">
                {variant_name}
              </Text>
              {line.pre_sale && (
                <Badge size="small" tone="accent">
                  {t('preSale')}
                </Badge>
              )}
            </Inline>
            <Inline space="xxsmall" alignY="baseline">
              <Money
                amount={price}
                label={t('shell:currency.balance')}
                tone={list_price === null ? 'primary' : 'critical'}
              />
              {list_price !== null && (
                <Money amount={list_price} label={t('shell:currency.balance')} size="small" tone="muted" struck />
              )}
            </Inline>
            {trouble !== null && (
              <Text size="small" tone="critical">
                {t(`trouble.${trouble}`, { most, limit: limit_per_buyer ?? most })}
              </Text>
            )}
          </Stack>
          <div className={styles.controls}>
            <Stepper
              label={t('add.count')}
              labelHidden
              value={count}
              onValueChange={onSetCount}
              max={Math.max(1, cannot ? count : most)}
              minText={t('add.minimum')}
              maxText={t('add.maximum', { maximum: most })}
              decreaseLabel={t('add.less')}
              increaseLabel={t('add.more')}
              disabled={cannot}
            />
            <IconButton icon={Trash2} label={t('remove', { name })} onPress={onRemove} />
          </div>
        </Stack>
      </div>
    </Surface>
  );
}
