import type { ShopProductRow } from '@mcy/api/operator/products/contract';
import { type ProductFilter, productFilters } from '@mcy/api/operator/products/words';
import { PackageCheck, Plus, SearchX, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type PagedLoad, Screen, ScreenList, SearchBar } from '../../../patterns/index.ts';
import { Badge, Button, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './ProductsScreen.css.ts';

export interface ProductsScreenProps {
  /** The latest first. */
  products: PagedLoad<ShopProductRow>;
  shown: ProductFilter;
  q: string;
  onShow: (shown: ProductFilter) => void;
  onSearch: (q: string) => void;
  links: { desk: string; all: string; create: string; product: (product_id: string) => string };
}

/** Operator: the products of the mall, on sale or not (operator/products). */
export function ProductsScreen({ products, shown, q, onShow, onSearch, links }: ProductsScreenProps) {
  const { t } = useTranslation('operator/products');
  const nothing = q !== '' ? 'nothing' : shown === 'low' ? 'enough' : 'empty';
  const icon = { nothing: SearchX, enough: PackageCheck, empty: Store }[nothing];
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack>
        <SearchBar
          defaultQuery={q}
          onSearch={onSearch}
          onQueryChange={(typed) => onSearch(typed.trim())}
          texts={{
            label: t('search.label'),
            placeholder: t('search.placeholder'),
            submit: t('search.submit'),
            clear: t('search.clear'),
            suggestions: t('search.suggestions'),
            suggestionCount: String,
            recent: t('search.recent'),
            removeRecent: (query) => t('search.remove', { query }),
            clearRecent: t('search.clearRecent'),
            popular: t('search.popular'),
          }}
        />
        <FilterChips
          label={t('list.shown')}
          options={productFilters.map((value) => ({ value, label: t(`list.filter.${value}`) }))}
          value={shown}
          onValueChange={onShow}
        />
        <Inline>
          <Button asChild icon={Plus} variant="soft">
            <Link href={links.create}>{t('create')}</Link>
          </Button>
        </Inline>
        <ScreenList
          load={products}
          layout="pairs"
          shape="cards"
          label={t('list.label')}
          rowKey={({ product_id }) => product_id}
          empty={{
            icon,
            title: t(`list.${nothing}.title`),
            text: t(`list.${nothing}.body`),
            next:
              nothing === 'empty'
                ? { label: t('create'), href: links.create }
                : { label: t('list.next'), href: links.all },
          }}
        >
          {(product) => <ProductRow product={product} href={links.product(product.product_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function ProductRow({ product, href }: { product: ShopProductRow; href: string }) {
  const { t } = useTranslation('operator/products');
  const { name, series_name, category, image, units, variants } = product;
  return (
    <Surface href={href}>
      <span className={styles.row}>
        <span className={styles.thumb}>
          <Image src={image} alt="" fit="contain" ratio="square" />
        </span>
        <Stack space="xxsmall">
          <Text inline weight="bold" lines={2}>
            {name}
          </Text>
          <Text inline size="small" tone="secondary">
            {t('about', { series: series_name, category: t(`fields.category_options.${category}`) })}
          </Text>
          <Inline space="xsmall">
            <Text inline size="small" weight="medium" tabular>
              <Prices prices={product.prices} />
            </Text>
            {variants > 0 && (
              <Text inline size="small" tone="secondary" tabular>
                {t('versions', { count: variants })} · {t('units', { units: formatMoney(units) })}
              </Text>
            )}
          </Inline>
          <ProductBadges product={product} />
        </Stack>
      </span>
    </Surface>
  );
}

function Prices({ prices }: Pick<ShopProductRow, 'prices'>) {
  const { t } = useTranslation('operator/products');
  if (prices === null) return t('noPrice');
  const { least, most } = prices;
  if (least === most) return t('coins', { amount: formatMoney(least) });
  return t('range', { least: formatMoney(least), most: formatMoney(most) });
}

function ProductBadges({ product }: { product: ShopProductRow }) {
  const { t } = useTranslation('operator/products');
  const { listed, few, on_sale, pre_sale, cod_allowed } = product;
  return (
    <Inline space="xxsmall">
      <Badge size="small" tone={listed ? 'positive' : 'neutral'}>
        {t(listed ? 'badge.listed' : 'badge.unlisted')}
      </Badge>
      {few > 0 && (
        <Badge size="small" tone="critical">
          {t('badge.few', { count: few })}
        </Badge>
      )}
      {on_sale && (
        <Badge size="small" tone="caution">
          {t('badge.sale')}
        </Badge>
      )}
      {pre_sale && (
        <Badge size="small" tone="accent">
          {t('badge.preSale')}
        </Badge>
      )}
      {cod_allowed && <Badge size="small">{t('badge.cod')}</Badge>}
    </Inline>
  );
}
