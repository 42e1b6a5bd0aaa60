import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Badge, Heading, Image, Money, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { Listing } from '../Listing.ts';
import * as styles from './ListingCard.css.ts';
import { ManageListing } from './ManageListing.tsx';
import { OfferedListing } from './OfferedListing.tsx';

/** From here on a price is smaller, to fit on a small phone's tile. */
const longPrice = 100_000_000;

interface ListingCardLooks {
  listing: Listing;
  /** Link to the whole order. */
  href: string;
  /** Heading level of its name. */
  level?: 2 | 3;
}

export type ListingCardProps = ListingCardLooks &
  (
    | {
        /** A tile for buyers. */
        side?: 'buyer';
        /** Buys one at once; without it the tile only links to its page. */
        onBuy?: ((listing_id: string) => void | Promise<void>) | undefined;
        editHref?: never;
        onDelist?: never;
        onRelist?: never;
      }
    | {
        /** A row for its seller, with actions. */
        side: 'seller';
        editHref: string;
        /** Takes a listing on sale off the market. */
        onDelist: (listing_id: string) => void | Promise<void>;
        /** Puts a listing back on sale. A sold-out one is restocked by editing. */
        onRelist: (listing_id: string) => void | Promise<void>;
        onBuy?: never;
      }
  );

/** A market listing: a tile for buyers, a row with actions for its seller. */
export function ListingCard({ listing, href, level = 3, ...rest }: ListingCardProps) {
  const { t } = useTranslation('market/listings');
  const side = rest.side ?? 'buyer';
  const offSale = listing.state !== 'listed';
  const words: ReactNode = (
    <>
      <Heading level={level} size="small" lines={2}>
        <Anchor href={href} className={styles.link}>
          {listing.name}
        </Anchor>
      </Heading>
      <Money
        amount={listing.price}
        label={t('listing.coins')}
        size={listing.price < longPrice ? 'standard' : 'small'}
        tone={offSale ? 'muted' : 'primary'}
      />
      <Text size="xsmall" tone={listing.shipping_fee === 0 ? 'positive' : 'secondary'}>
        {listing.shipping_fee === 0
          ? t('listing.freeShipping')
          : t('listing.shipping', { fee: formatMoney(listing.shipping_fee) })}
      </Text>
    </>
  );
  return (
    <div className={styles.root}>
      <Surface space="none">
        <div className={styles.card({ side })}>
          <div className={styles.photo({ side })} data-off={offSale}>
            <span className={styles.picture}>
              <Image src={listing.photo} alt="" fit="contain" ratio="square" />
            </span>
            {(offSale || side === 'seller') && (
              <span className={styles.state}>
                <Badge size="small" tone={stateTone[listing.state]} variant={offSale ? 'solid' : 'soft'}>
                  {t(`listing.state.${listing.state}`)}
                </Badge>
              </span>
            )}
            {side === 'buyer' && listing.photo_count > 1 && (
              <span className={styles.photos}>
                <Badge size="small" icon={Images}>
                  <span aria-hidden>{listing.photo_count}</span>
                </Badge>
              </span>
            )}
          </div>
          {rest.side === 'seller' ? (
            <ManageListing listing={listing} words={words} {...rest} />
          ) : (
            <OfferedListing listing={listing} words={words} onBuy={rest.onBuy} />
          )}
        </div>
      </Surface>
    </div>
  );
}

const stateTone = { listed: 'positive', delisted: 'neutral', sold_out: 'critical' } as const;
