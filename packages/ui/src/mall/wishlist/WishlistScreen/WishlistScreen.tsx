import type { Wish } from '@mcy/api/mall/wishlist/contract';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { InfiniteList, type PagedLoad, Screen } from '../../../patterns/index.ts';
import { Button, Stack, Text } from '../../../primitives/index.ts';
import { ProductCard } from '../../catalogue/ProductCard/ProductCard.tsx';

export interface WishlistScreenProps {
  wishes: PagedLoad<Wish>;
  onRemove: (product_id: string) => Promise<void>;
  onGoBack: () => void;
  links: { mall: string; product: (product_id: string) => string };
}

/** What a player wishes for, and how its price changed since (mall/wishlist). */
export function WishlistScreen({ wishes, onRemove, onGoBack, links }: WishlistScreenProps) {
  const { t } = useTranslation('mall/wishlist');
  const texts = useScreenTexts();
  return (
    <Screen
      texts={texts}
      title={t('title')}
      back={onGoBack}
      layout="full"
      load={wishes}
      shape={['line', { tiles: 6 }]}
      empty={({ rows }) =>
        rows.length === 0
          ? {
              icon: Heart,
              title: t('empty.title'),
              text: t('empty.text'),
              next: { label: t('empty.mall'), href: links.mall },
            }
          : null
      }
    >
      {(page) => (
        <Stack space="medium">
          <Text size="small" tone="secondary">
            {t('lead')}
          </Text>
          <InfiniteList
            {...page}
            label={t('list')}
            layout="tiles"
            rowKey={({ product_id }) => product_id}
            loadMoreLabel={texts.loadMoreLabel}
            retryLabel={texts.retryLabel}
            loadingLabel={texts.loadingLabel}
          >
            {(wish) => <WishCard wish={wish} href={links.product(wish.product_id)} onRemove={onRemove} />}
          </InfiniteList>
        </Stack>
      )}
    </Screen>
  );
}

interface WishCardProps extends Pick<WishlistScreenProps, 'onRemove'> {
  wish: Wish;
  href: string;
}

function WishCard({ wish, href, onRemove }: WishCardProps) {
  const { t } = useTranslation('mall/wishlist');
  const { product_id, price, wished_price, listed } = wish;
  return (
    <Stack space="xsmall">
      <ProductCard goods={listed ? wish : { ...wish, in_stock: false }} href={href} level={2} />
      {!listed && (
        <Text size="small" tone="critical">
          {t('notListed')}
        </Text>
      )}
      {listed && price < wished_price && (
        <Text size="small" tone="positive">
          {t('cheaper', { amount: formatMoney(wished_price - price) })}
        </Text>
      )}
      <Button size="small" variant="ghost" tone="neutral" onPress={() => onRemove(product_id)}>
        {t('remove')}
      </Button>
    </Stack>
  );
}
