import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Button, Link, Text } from '../../../primitives/index.ts';
import type { Listing } from '../Listing.ts';
import * as styles from './ListingCard.css.ts';

interface ManageListingProps {
  listing: Listing;
  words: ReactNode;
  editHref: string;
  onDelist: (listing_id: string) => void | Promise<void>;
  onRelist: (listing_id: string) => void | Promise<void>;
}

/** Its seller's view: stock, sales and actions. */
export function ManageListing({ listing, words, editHref, onDelist, onRelist }: ManageListingProps) {
  const { t } = useTranslation('market/listings');
  return (
    <div className={styles.body}>
      {words}
      <Text size="small" tone="secondary" tabular>
        {t('listing.stock', { count: listing.stock, amount: formatMoney(listing.stock) })} ·{' '}
        {t('listing.sold', { count: listing.sold_count, amount: formatMoney(listing.sold_count) })}
      </Text>
      <span className={styles.actions}>
        <Button
          asChild
          size="small"
          tone="neutral"
          variant="soft"
          aria-label={t('listing.editNamed', { name: listing.name })}
        >
          <Link href={editHref}>{t('listing.edit')}</Link>
        </Button>
        {listing.state === 'listed' && (
          <Button
            size="small"
            tone="neutral"
            variant="soft"
            aria-label={t('listing.delistNamed', { name: listing.name })}
            onPress={() => onDelist(listing.listing_id)}
          >
            {t('listing.delist')}
          </Button>
        )}
        {listing.state === 'delisted' && (
          <Button
            size="small"
            variant="soft"
            aria-label={t('listing.relistNamed', { name: listing.name })}
            onPress={() => onRelist(listing.listing_id)}
          >
            {t('listing.relist')}
          </Button>
        )}
      </span>
    </div>
  );
}
