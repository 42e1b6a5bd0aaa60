import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Icon, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { Listing } from '../Listing.ts';
import * as styles from './ListingCard.css.ts';

interface OfferedListingProps {
  listing: Listing;
  words: ReactNode;
  onBuy: ((listing_id: string) => void | Promise<void>) | undefined;
}

/** A buyer's view: the shared text, the seller, and the buy button. */
export function OfferedListing({ listing, words, onBuy }: OfferedListingProps) {
  const { t } = useTranslation('market/listings');
  return (
    <div className={styles.body}>
      {words}
      <span className={styles.seller}>
        <Avatar name={listing.seller.shop_name} src={listing.seller.shop_picture} size="small" />
        <VisuallyHidden>{t('listing.seller', { shop: listing.seller.shop_name })}</VisuallyHidden>
        <span aria-hidden>
          <Text inline size="xsmall" tone="secondary" lines={1}>
            {listing.seller.shop_name}
          </Text>
        </span>
        {listing.seller.authenticated && (
          <Icon icon={BadgeCheck} size="small" tone="accent" label={t('listing.authenticated')} />
        )}
      </span>
      {onBuy && listing.state === 'listed' && (
        <span className={styles.action}>
          <Button
            size="small"
            variant="soft"
            width="full"
            aria-label={t('listing.buyNamed', { name: listing.name })}
            onPress={() => onBuy(listing.listing_id)}
          >
            {t('listing.buy')}
          </Button>
        </span>
      )}
    </div>
  );
}
