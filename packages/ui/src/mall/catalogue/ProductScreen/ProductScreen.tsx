import type { Product, Variant } from '@mcy/api/mall/catalogue/contract';
import { Banknote, CalendarClock, Share2, Truck, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import {
  Countdown,
  IconNotes,
  ListRow,
  type Load,
  LoadView,
  NavBar,
  PageSection,
  VideoPlayer,
} from '../../../patterns/index.ts';
import { HeroLayout } from '../../../patterns/HeroLayout/HeroLayout.tsx';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import {
  Badge,
  Button,
  Grid,
  Heading,
  IconButton,
  Image,
  Inline,
  Link,
  Money,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import { AddToCart, type AddToCartProps } from '../../cart/AddToCart/AddToCart.tsx';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { percentOff, ProductCard } from '../ProductCard/ProductCard.tsx';
import { useSaleCountdown } from '../useSaleCountdown.ts';
import * as styles from './ProductScreen.css.ts';

export interface ProductScreenProps {
  load: Load<Product>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  /** The sale that is shown is over. */
  onSaleEnd: () => void;
  onAddToCart: AddToCartProps['onAdd'];
  /** Link to the cart, for the bar. */
  cart: ReactNode;
  links: {
    product: (product_id: string) => string;
    box: (pool_id: string) => string;
    /** The search's results under filters. */
    found: (filter: Readonly<Record<string, string>>) => string;
  };
}

/** One product: its pictures, versions, price and terms, and where else it is (index/mall_details). */
export function ProductScreen({ load, onGoBack, onShare, onSaleEnd, onAddToCart, cart, links }: ProductScreenProps) {
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
            {cart}
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
            links={links}
          />
        )}
      </LoadView>
    </>
  );
}

type ProductPageProps = Pick<ProductScreenProps, 'onSaleEnd' | 'onAddToCart' | 'links'> & { product: Product };

function ProductPage({ product, onSaleEnd, onAddToCart, links }: ProductPageProps) {
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
      hero={<Gallery key={variant.variant_id} product={product} photos={photos} />}
      footer={
        <AddToCart
          key={variant.variant_id}
          variant={variant}
          limit_per_buyer={product.limit_per_buyer}
          onAdd={onAddToCart}
        />
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
        <Price variant={variant} onSaleEnd={onSaleEnd} />
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
      <Terms product={product} />
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
      <Facts product={product} links={links} />
      {product.boxes.length > 0 && <Boxes boxes={product.boxes} box={links.box} />}
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

/** The chosen picture on the stage, and all pictures below when there are several. */
function Gallery({ product, photos }: { product: Product; photos: readonly string[] }) {
  const { t } = useTranslation('mall/catalogue');
  const [shown, setShown] = useState(0);
  const photo = photos[shown] ?? product.image;
  return (
    <div className={styles.gallery}>
      <ProductArt category={product.category} image={photo} alt={product.name} size="hero" priority />
      {photos.length > 1 && (
        <div role="group" aria-label={t('product.photos')} className={styles.thumbs}>
          {photos.map((one, place) => (
            <button
              key={one}
              type="button"
              aria-label={t('product.photo', { number: place + 1 })}
              aria-pressed={place === shown}
              className={styles.thumb}
              onClick={() => setShown(place)}
            >
              <Image src={one} alt="" fit="contain" ratio="square" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Price({ variant, onSaleEnd }: { variant: Variant; onSaleEnd: () => void }) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  const countdown = useSaleCountdown();
  const { price, list_price, sale_until } = variant;
  return (
    <Stack space="xxsmall">
      <Inline space="small" alignY="baseline">
        <Money
          amount={price}
          size="xlarge"
          tone={list_price === null ? 'primary' : 'critical'}
          label={t('shell:currency.balance')}
        />
        {list_price !== null && (
          <>
            <Money amount={list_price} label={t('card.listPrice')} tone="muted" struck />
            <Badge tone="critical" variant="solid" size="small">
              {t('card.sale', { percent: percentOff(price, list_price) })}
            </Badge>
          </>
        )}
      </Inline>
      {sale_until !== null && (
        <Inline space="xsmall" alignY="center">
          <Text inline size="small" tone="secondary">
            {t('product.saleEnds')}
          </Text>
          <Countdown
            label={t('product.saleEnds')}
            deadline={sale_until}
            variant="inline"
            texts={countdown}
            onEnd={onSaleEnd}
          />
        </Inline>
      )}
    </Stack>
  );
}

/** Few units are said as a warning; many are no news. */
const few = 5;

function StockLine({ product, free }: { product: Product; free: number }) {
  const { t } = useTranslation('mall/catalogue');
  if (!product.in_stock) return <Text tone="critical">{t('product.allOut')}</Text>;
  if (free === 0) return <Text tone="caution">{t('product.out')}</Text>;
  return (
    <Text size="small" tone={free < few ? 'caution' : 'secondary'}>
      {free < few ? t('product.few', { count: free }) : t('product.free', { count: free })}
    </Text>
  );
}

function Terms({ product }: { product: Product }) {
  const { t } = useTranslation('mall/catalogue');
  const locale = useLocale();
  const { pre_sale_terms: preSale, limit_per_buyer: limit, shipping_fee, cod_allowed } = product;
  const amountOf = (amount: number) => `${formatMoney(amount)} ${t('coins')}`;
  return (
    <Surface>
      <IconNotes
        notes={[
          ...(preSale === null
            ? []
            : [
                {
                  icon: CalendarClock,
                  text: `${t('product.preSale', {
                    deposit: amountOf(preSale.deposit),
                    from: formatDate(preSale.pays_from, locale),
                    until: formatDate(preSale.pays_until, locale),
                  })} ${t('product.preSaleRule')}`,
                },
              ]),
          { icon: Truck, text: t('product.shipping', { fee: amountOf(shipping_fee) }) },
          { icon: Banknote, text: cod_allowed ? t('product.cod') : t('product.noCod') },
          ...(limit === null ? [] : [{ icon: UserRound, text: t('product.limit', { count: limit }) }]),
        ]}
      />
    </Surface>
  );
}

function Facts({ product, links }: { product: Product; links: ProductScreenProps['links'] }) {
  const { t } = useTranslation('mall/catalogue');
  const { height_mm, material } = product;
  return (
    <dl className={styles.facts}>
      <dt className={styles.fact}>{t('product.series')}</dt>
      <dd>
        <Link href={links.found({ series_id: product.series_id })}>{product.series_name}</Link>
      </dd>
      <dt className={styles.fact}>{t('product.category')}</dt>
      <dd>
        <Link href={links.found({ kind: 'product', category: product.category })}>
          {t(`category.${product.category}`)}
        </Link>
      </dd>
      {height_mm !== null && (
        <>
          <dt className={styles.fact}>{t('product.height')}</dt>
          <dd>{t('product.millimetres', { height: height_mm })}</dd>
        </>
      )}
      {material !== null && (
        <>
          <dt className={styles.fact}>{t('product.material')}</dt>
          <dd>{material}</dd>
        </>
      )}
    </dl>
  );
}

function Boxes({ boxes, box }: { boxes: Product['boxes']; box: (pool_id: string) => string }) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  return (
    <PageSection title={t('product.boxes')} description={t('product.boxesLead')}>
      <Surface space="xsmall">
        {boxes.map(({ pool_id, name, image, price, sold_out }) => (
          <ListRow
            key={pool_id}
            href={box(pool_id)}
            leading={
              <span className={styles.boxPicture}>
                <Image src={image} alt="" fit="contain" ratio="square" />
              </span>
            }
            title={name}
            description={
              sold_out ? (
                t('product.boxSoldOut')
              ) : (
                <>
                  <Money amount={price} size="small" label={t('shell:currency.balance')} />
                  {t('product.perDraw')}
                </>
              )
            }
          />
        ))}
      </Surface>
    </PageSection>
  );
}
