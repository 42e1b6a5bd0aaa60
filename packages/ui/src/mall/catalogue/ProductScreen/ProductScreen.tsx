import type { Product } from '@mcy/api/mall/catalogue/contract';
import { fewUnits } from '@mcy/api/mall/catalogue/words';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, LoadView, NavBar, PageSection, VideoPlayer } from '../../../patterns/index.ts';
import { HeroLayout } from '../../../patterns/HeroLayout/HeroLayout.tsx';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import { Badge, Button, Grid, Heading, IconButton, Inline, Stack, Text } from '../../../primitives/index.ts';
import { AddToCart, type AddToCartProps } from '../../cart/AddToCart/AddToCart.tsx';
import { CardStars } from '../ProductCard/CardStars.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductBoxes } from './ProductBoxes.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductTerms } from './ProductTerms.tsx';
import * as styles from './ProductScreen.css.ts';

export interface ProductLinks {
  product: (product_id: string) => string;
  box: (pool_id: string) => string;
  /** The search's results under filters. */
  found: (filter: Readonly<Record<string, string>>) => string;
  /** Orders pieces of a version at once. */
  checkout: AddToCartProps['buyHref'];
}

export interface ProductScreenProps {
  load: Load<Product>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  /** The sale that is shown is over. */
  onSaleEnd: () => void;
  onAddToCart: AddToCartProps['onAdd'];
  /** Wish list and corner, for the bar. */
  corner: ReactNode;
  /** Where a version that is sold out could be ordered: a button that asks for a notice. */
  whenBack: ReactNode;
  /** `ProductReviews` of the reviews. */
  reviews: ReactNode;
  links: ProductLinks;
}

/** One product: its pictures, versions, price and terms, and where else it is (index/mall_details). */
export function ProductScreen({
  load,
  onGoBack,
  onShare,
  onSaleEnd,
  onAddToCart,
  corner,
  whenBack,
  reviews,
  links,
}: ProductScreenProps) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  return (
    <>
      <NavBar
        title={t('product.title')}
        variant={load.status === 'failed' ? 'solid' : 'ghost'}
        back={{ label: t('shell:back'), onGoBack }}
        actions={
          <>
            {load.status !== 'failed' && <IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />}
            {corner}
          </>
        }
      />
      <LoadView
        load={load}
        skeleton={<HeroSkeleton />}
        loadingLabel={t('shell:loading')}
        failedTitle={t('shell:failed')}
        retryLabel={t('shell:retry')}
      >
        {(product) => (
          <ProductPage
            key={product.product_id}
            product={product}
            onSaleEnd={onSaleEnd}
            onAddToCart={onAddToCart}
            whenBack={whenBack}
            reviews={reviews}
            links={links}
          />
        )}
      </LoadView>
    </>
  );
}

type ProductPageProps = Pick<ProductScreenProps, 'onSaleEnd' | 'onAddToCart' | 'whenBack' | 'reviews' | 'links'> & {
  product: Product;
};

function ProductPage({ product, onSaleEnd, onAddToCart, whenBack, reviews, links }: ProductPageProps) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  const [chosen, setChosen] = useState<string | null>(null);
  const variant =
    product.variants.find(({ variant_id }) => variant_id === chosen) ??
    product.variants.find(({ free }) => free > 0) ??
    product.variants[0];
  if (variant === undefined) return null;
  const photos = [...new Set([...variant.photos, ...product.photos])];
  return (
    <HeroLayout
      hero={<ProductGallery key={variant.variant_id} product={product} photos={photos} />}
      footer={
        variant.free === 0 ? (
          whenBack
        ) : (
          <AddToCart
            key={variant.variant_id}
            variant={variant}
            limit_per_buyer={product.limit_per_buyer}
            deposit={product.pre_sale_terms?.deposit ?? null}
            onAdd={onAddToCart}
            buyHref={links.checkout}
          />
        )
      }
    >
      <Stack space="small">
        <Inline space="xsmall">
          {product.pre_sale && (
            <Badge tone="accent" variant="solid">
              {t('card.preSale')}
            </Badge>
          )}
          <Badge>{t(`category.${product.category}`)}</Badge>
          {product.cod_allowed && <Badge tone="positive">{t('card.cod')}</Badge>}
        </Inline>
        <Heading level={2} size="xlarge">
          {product.name}
        </Heading>
        <CardStars stars={product.stars} reviews={product.reviews} />
        <ProductPrice variant={variant} onSaleEnd={onSaleEnd} />
      </Stack>
      <PageSection title={t('product.variants')}>
        <Stack space="small">
          <div className={styles.variants}>
            {product.variants.map(({ variant_id, name, free }) => (
              <Button
                key={variant_id}
                variant={variant_id === variant.variant_id ? 'solid' : 'soft'}
                tone={variant_id === variant.variant_id ? 'accent' : 'neutral'}
                aria-pressed={variant_id === variant.variant_id}
                {...(free === 0 && { 'aria-label': t('product.variantOut', { name }) })}
                onPress={() => setChosen(variant_id)}
              >
                {free === 0 ? <s>{name}</s> : name}
              </Button>
            ))}
          </div>
          <StockLine product={product} free={variant.free} />
        </Stack>
      </PageSection>
      <ProductTerms product={product} />
      <PageSection title={t('product.about')}>
        <Text tone="secondary">{product.description}</Text>
      </PageSection>
      {product.video !== null && (
        <VideoPlayer
          src={product.video}
          label={t('product.video')}
          texts={{ play: t('product.playVideo'), failed: t('product.videoFailed'), retry: t('shell:retry') }}
        />
      )}
      <ProductFacts product={product} links={links} />
      {product.boxes.length > 0 && <ProductBoxes boxes={product.boxes} box={links.box} />}
      {reviews}
      {product.related.length > 0 && (
        <PageSection
          title={t('product.related')}
          action={{ label: t('product.more'), href: links.found({ series_id: product.series_id }) }}
        >
          <Grid columns={{ phone: 2, tablet: 3 }} space="small">
            {product.related.map((one) => (
              <ProductCard key={one.product_id} goods={one} href={links.product(one.product_id)} />
            ))}
          </Grid>
        </PageSection>
      )}
    </HeroLayout>
  );
}

function StockLine({ product, free }: { product: Product; free: number }) {
  const { t } = useTranslation('mall/catalogue');
  if (!product.in_stock) return <Text tone="critical">{t('product.allOut')}</Text>;
  if (free === 0) return <Text tone="caution">{t('product.out')}</Text>;
  return (
    <Text size="small" tone={free < fewUnits ? 'caution' : 'secondary'}>
      {free < fewUnits ? t('product.few', { count: free }) : t('product.free', { count: free })}
    </Text>
  );
}
