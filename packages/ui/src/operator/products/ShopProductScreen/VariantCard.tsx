import type { ShopVariant } from '@mcy/api/operator/products/contract';
import { Pencil, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Badge, Button, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { lastDay } from './lastDay.ts';
import * as styles from './ShopProductScreen.css.ts';

interface VariantCardProps {
  variant: ShopVariant;
  /** Of the product: shown when the variant has none. */
  image: string;
  links: { edit: string; units: string };
}

/** A variant with its price, its sale and its units. */
export function VariantCard({ variant, image, links }: VariantCardProps) {
  const { t } = useTranslation('operator/products');
  const locale = useLocale();
  const { name, photos, price, sale_price, sale_from, sale_until, toy, on_hand, low } = variant;
  return (
    <Surface>
      <div className={styles.variant}>
        <span className={styles.photo}>
          <Image src={photos[0] ?? image} alt="" fit="contain" ratio="square" />
        </span>
        <Stack space="xsmall">
          <Stack space="xxsmall">
            <Inline align="between" space="xsmall">
              <Text weight="bold">{name}</Text>
              <Badge tone={low ? 'critical' : 'positive'}>{t('units', { units: formatMoney(on_hand) })}</Badge>
            </Inline>
            <Text tabular>{t('coins', { amount: formatMoney(price) })}</Text>
            {sale_price !== null && sale_from !== null && sale_until !== null && (
              <Inline space="xxsmall">
                <Badge size="small" tone="caution">
                  {t('groups.sale')}
                </Badge>
                <Text inline size="small" tabular>
                  {t('variant.sale', {
                    price: formatMoney(sale_price),
                    from: formatDate(sale_from, locale),
                    until: formatDate(lastDay(sale_until), locale),
                  })}
                </Text>
              </Inline>
            )}
            <Text size="small" tone="secondary">
              {toy === null ? t('variant.ownGoods') : t('variant.fromWarehouse', { toy: toy.name })}
            </Text>
          </Stack>
          <Inline space="xsmall">
            <Button asChild size="small" variant="soft" icon={Warehouse}>
              <Link href={links.units} aria-label={t('variant.units', { name })}>
                {t('variant.unitsShort')}
              </Link>
            </Button>
            <Button asChild size="small" variant="ghost" icon={Pencil}>
              <Link href={links.edit} aria-label={t('variant.edit', { name })}>
                {t('variant.editShort')}
              </Link>
            </Button>
          </Inline>
        </Stack>
      </div>
    </Surface>
  );
}
