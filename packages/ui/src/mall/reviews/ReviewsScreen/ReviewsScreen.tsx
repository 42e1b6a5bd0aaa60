import type { Review, ReviewSummary } from '@mcy/api/mall/reviews/contract';
import { starCounts } from '@mcy/api/mall/reviews/words';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type Load, type PagedLoad, Screen, ScreenList, ScreenPart } from '../../../patterns/index.ts';
import { Heading, Link, Stack } from '../../../primitives/index.ts';
import { PhotoStrip } from '../PhotoStrip/PhotoStrip.tsx';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';
import { ReviewScore } from '../ReviewScore/ReviewScore.tsx';

/** Which reviews are shown: those with photos, or with so many stars. */
export const reviewFilters = ['all', 'photos', '5', '4', '3', '2', '1'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export interface ReviewsScreenProps {
  summary: Load<ReviewSummary & { product_name: string }>;
  /** Those of the filter, newest first. */
  reviews: PagedLoad<Review>;
  filter: ReviewFilter;
  onChooseFilter: (filter: ReviewFilter) => void;
  /** The product’s page. */
  product: string;
}

/** All reviews of a product (mall/reviews). */
export function ReviewsScreen({ summary, reviews, filter, onChooseFilter, product }: ReviewsScreenProps) {
  const { t } = useTranslation('mall/reviews');
  const name = summary.status === 'loaded' ? summary.data.product_name : null;
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('page.title')}
      pageTitle={name === null ? undefined : `${t('page.title')}: ${name}`}
      back={product}
    >
      <Stack>
        <ScreenPart load={summary} shape={['line', 'text']}>
          {(data) => (
            <Stack space="small">
              <Heading level={2} size="small">
                <Link href={product}>{data.product_name}</Link>
              </Heading>
              <ReviewScore {...data} />
            </Stack>
          )}
        </ScreenPart>
        <FilterChips
          label={t('page.filter')}
          options={summary.status === 'loaded' ? optionsOf(summary.data) : null}
          value={filter}
          onValueChange={onChooseFilter}
        />
        <ScreenList
          load={reviews}
          shape={{ longRows: 4 }}
          label={t('page.list')}
          rowKey={({ review_id }) => review_id}
          empty={{
            icon: MessageSquare,
            title: t('page.empty.title'),
            text: t('page.empty.text'),
            next: { label: t('page.empty.product'), href: product },
          }}
        >
          {(review) => (
            <ReviewCard
              review={review}
              photos={
                <PhotoStrip
                  label={t('photos', { player: review.player })}
                  photos={review.photos}
                  nameOf={(place) => t('photo', { place, player: review.player })}
                />
              }
            />
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );

  function optionsOf({ with_photos, by_stars }: ReviewSummary): { value: ReviewFilter; label: string }[] {
    const countOf = new Map(by_stars.map(({ stars, count }) => [stars, count]));
    return [
      { value: 'all', label: t('page.every') },
      { value: 'photos', label: t('page.withPhotos', { amount: formatMoney(with_photos) }) },
      ...starCounts.map((stars) => ({
        value: `${stars}` as const,
        label: t('page.stars', { stars, amount: formatMoney(countOf.get(stars) ?? 0) }),
      })),
    ];
  }
}
