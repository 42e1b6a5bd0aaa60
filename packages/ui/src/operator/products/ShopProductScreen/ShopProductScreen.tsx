import type { ShopProduct } from '@mcy/api/operator/products/contract';
import { ExternalLink, Pencil, Plus, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import {
  Badge,
  Button,
  Grid,
  Heading,
  Image,
  Inline,
  Link,
  Sheet,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import { lastDay } from './lastDay.ts';
import * as styles from './ShopProductScreen.css.ts';
import { VariantCard } from './VariantCard.tsx';

/** What an operator is about to do. */
export type ProductTask = 'list' | 'unlist';

export interface ShopProductScreenProps {
  detail: Load<ShopProduct>;
  /** The task whose form is open; null while none is. */
  task: ProductTask | null;
  /** The form of a task, of `@mcy/forms/operator/products`. */
  form: (task: ProductTask) => ReactNode;
  onBegin: (task: ProductTask) => void;
  onClose: () => void;
  links: {
    products: string;
    edit: string;
    addVariant: string;
    editVariant: (variant_id: string) => string;
    units: (variant_id: string) => string;
    /** Its page in the shop, while it is on sale. */
    inShop: string;
  };
}

/** Operator: a product with its variants, and the log of its changes (operator/product). */
export function ShopProductScreen({ detail, task, form, onBegin, onClose, links }: ShopProductScreenProps) {
  const { t } = useTranslation(['operator/products', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('product.title')}
      back={links.products}
      layout="halves"
      load={detail}
      shape={[['picture', 'text'], 'cards']}
    >
      {(product) => (
        <>
          <Stack space="large">
            <Head product={product} />
            {product.variants.length === 0 && <Notice tone="caution">{t('product.noVariant')}</Notice>}
            <Inline space="small">
              {product.listed_at === null ? (
                <Button icon={Rocket} disabled={product.variants.length === 0} onPress={() => onBegin('list')}>
                  {t('task.list')}
                </Button>
              ) : (
                <Button asChild variant="soft" icon={ExternalLink}>
                  <Link href={links.inShop}>{t('product.inShop')}</Link>
                </Button>
              )}
              <Button asChild variant="soft" tone="neutral" icon={Pencil}>
                <Link href={links.edit}>{t('product.edit')}</Link>
              </Button>
              {product.listed_at !== null && (
                <Button variant="ghost" tone="critical" onPress={() => onBegin('unlist')}>
                  {t('task.unlist')}
                </Button>
              )}
            </Inline>
          </Stack>
          <Stack space="large">
            <PageSection title={t('product.variants')}>
              <Stack space="small">
                {product.variants.map((variant) => (
                  <VariantCard
                    key={variant.variant_id}
                    variant={variant}
                    image={product.photos[0] ?? ''}
                    links={{ edit: links.editVariant(variant.variant_id), units: links.units(variant.variant_id) }}
                  />
                ))}
                <Button asChild variant="soft" icon={Plus}>
                  <Link href={links.addVariant}>{t('product.addVariant')}</Link>
                </Button>
              </Stack>
            </PageSection>
            <Log log={product.log} />
          </Stack>
          {task && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t(`task.${task}`)}</Sheet.Title>
                <Stack space="medium">
                  <Text tone="secondary">{t(`hint.${task}`)}</Text>
                  {form(task)}
                </Stack>
              </Sheet.Content>
            </Sheet.Root>
          )}
        </>
      )}
    </Screen>
  );
}

function Head({ product }: { product: ShopProduct }) {
  const { t } = useTranslation('operator/products');
  const { name, photos, listed_at, deposit } = product;
  return (
    <Surface>
      <Stack>
        <Grid columns={4} space="xsmall">
          {photos.map((photo, index) => (
            <span key={photo} className={styles.photo}>
              <Image src={photo} alt={t('product.photo', { place: index + 1 })} fit="contain" ratio="square" />
            </span>
          ))}
        </Grid>
        <Stack space="xxsmall">
          <Inline space="xxsmall">
            <Badge tone={listed_at === null ? 'neutral' : 'positive'}>
              {t(listed_at === null ? 'badge.unlisted' : 'badge.listed')}
            </Badge>
            {deposit !== null && <Badge tone="accent">{t('badge.preSale')}</Badge>}
          </Inline>
          <Heading level={2} size="small">
            {name}
          </Heading>
          <Facts product={product} />
        </Stack>
      </Stack>
    </Surface>
  );
}

function Facts({ product }: { product: ShopProduct }) {
  const { t } = useTranslation('operator/products');
  const locale = useLocale();
  const { series_name, category, toy, shipping_fee, cod_allowed, limit_per_buyer, listed_at } = product;
  const { deposit, pays_from, pays_until } = product;
  const facts = [
    t('about', { series: series_name, category: t(`fields.category_options.${category}`) }),
    toy === null ? null : t('product.toy', { name: toy.name }),
    shipping_fee === 0 ? t('product.freeShipping') : t('product.shipping', { amount: formatMoney(shipping_fee) }),
    t(cod_allowed ? 'product.cod' : 'product.noCod'),
    limit_per_buyer === null ? t('product.noLimit') : t('product.limit', { count: limit_per_buyer }),
    deposit === null || pays_from === null || pays_until === null
      ? null
      : t('product.preSale', {
          amount: formatMoney(deposit),
          from: formatDate(pays_from, locale),
          until: formatDate(lastDay(pays_until), locale),
        }),
    listed_at === null ? null : t('product.listedAt', { time: formatDateTime(listed_at, locale) }),
  ].filter((fact) => fact !== null);
  return facts.map((fact) => (
    <Text key={fact} size="small" tone="secondary">
      {fact}
    </Text>
  ));
}

function Log({ log }: Pick<ShopProduct, 'log'>) {
  const { t } = useTranslation('operator/products');
  const locale = useLocale();
  return (
    <PageSection title={t('product.log')}>
      <Surface>
        <Stack>
          {log.length === 0 && <Text tone="secondary">{t('product.noLog')}</Text>}
          {log.map(({ log_id, action, operator, why, created_at }) => (
            <Stack key={log_id} space="none">
              <Text weight="medium">{t(`actions.${action}`)}</Text>
              <Text>{why}</Text>
              <Text size="small" tone="secondary">
                {t('by', { operator, time: formatDateTime(created_at, locale) })}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Surface>
    </PageSection>
  );
}
