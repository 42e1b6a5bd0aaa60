import type { Mall, ProductCard as Card } from '@mcy/api/mall/catalogue/contract';
import { Heart, Search, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Grid, Icon, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import * as styles from './MallScreen.css.ts';

export interface MallScreenProps {
  load: Load<Mall>;
  /** Links to the mall's notifications and to the cart, for the bar. */
  corner: ReactNode;
  links: {
    home: string;
    search: string;
    product: (product_id: string) => string;
    /** The search's results under filters. */
    found: (filter: Readonly<Record<string, string>>) => string;
    allSeries: string;
    popularSeries: string;
    wishlist: string;
    boxes: string;
  };
}

/** Cards whose pictures load at once. */
const firstScreen = 2;

/** The front of the mall: search, categories, what is on sale, on pre-sale and new (index/mall). */
export function MallScreen({ load, corner, links }: MallScreenProps) {
  const { t } = useTranslation('mall/catalogue');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('mall.title')}
      back={links.home}
      actions={corner}
      layout="full"
      load={load}
      shape={[{ line: 2 }, ['line', { tiles: 6 }], ['line', { tiles: 4 }]]}
      empty={({ categories }) =>
        categories.length === 0
          ? {
              icon: Store,
              title: t('mall.empty.title'),
              text: t('mall.empty.text'),
              next: { label: t('mall.empty.boxes'), href: links.boxes },
            }
          : null
      }
    >
      {({ categories, on_sale, pre_sale, newest }) => (
        <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
          <Stack space="small">
            <Anchor href={links.search} className={styles.search}>
              <Icon icon={Search} tone="muted" />
              {t('mall.search')}
            </Anchor>
            <Inline space="small">
              <Button asChild size="small" variant="soft" tone="neutral">
                <Link href={links.popularSeries}>{t('mall.popular')}</Link>
              </Button>
              <Button asChild size="small" variant="soft" tone="neutral">
                <Link href={links.allSeries}>{t('mall.series')}</Link>
              </Button>
              <Button asChild size="small" variant="soft" tone="neutral" icon={Heart}>
                <Link href={links.wishlist}>{t('mall.wishlist')}</Link>
              </Button>
            </Inline>
          </Stack>
          <PageSection title={t('mall.categories')}>
            <div className={styles.categories}>
              {categories.map(({ category, products, image }) => (
                <Surface key={category} href={links.found({ kind: 'product', category })} space="none">
                  <div className={styles.category}>
                    <ProductArt category={category} image={image} alt="" />
                    <Stack space="xxsmall">
                      <Text inline weight="medium" size="small">
                        {t(`category.${category}`)}
                      </Text>
                      <Text inline size="xsmall" tone="muted">
                        {t('mall.products', { count: products })}
                      </Text>
                    </Stack>
                  </div>
                </Surface>
              ))}
            </div>
          </PageSection>
          {on_sale.length > 0 && (
            <PageSection
              title={t('mall.sale')}
              action={{ label: t('mall.saleAll'), href: links.found({ on_sale: '1' }) }}
            >
              <GoodsRow goods={on_sale} product={links.product} first />
            </PageSection>
          )}
          {pre_sale.length > 0 && (
            <PageSection
              title={t('mall.preSale')}
              description={t('mall.preSaleLead')}
              action={{ label: t('mall.preSaleAll'), href: links.found({ pre_sale: '1' }) }}
            >
              <GoodsRow goods={pre_sale} product={links.product} />
            </PageSection>
          )}
          <PageSection
            title={t('mall.newest')}
            action={{ label: t('mall.newestAll'), href: links.found({ kind: 'product', order: 'newest' }) }}
          >
            <GoodsRow goods={newest} product={links.product} />
          </PageSection>
        </Stack>
      )}
    </Screen>
  );
}

interface GoodsRowProps {
  goods: readonly Card[];
  product: (product_id: string) => string;
  /** The first one on the page. */
  first?: boolean;
}

function GoodsRow({ goods, product, first = false }: GoodsRowProps) {
  return (
    <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} space={{ phone: 'small', tablet: 'medium' }}>
      {goods.map((one, place) => (
        <ProductCard
          key={one.product_id}
          goods={one}
          href={product(one.product_id)}
          priority={first && place < firstScreen}
        />
      ))}
    </Grid>
  );
}
