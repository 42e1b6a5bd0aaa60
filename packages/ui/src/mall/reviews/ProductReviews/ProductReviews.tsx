import type { ProductReviews as Reviews } from '@mcy/api/mall/reviews/contract';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type Load, LoadView, PageSection } from '../../../patterns/index.ts';
import { Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';
import { ReviewScore } from '../ReviewScore/ReviewScore.tsx';

export interface ProductReviewsProps {
  reviews: Load<Reviews>;
  /** All reviews of the product. */
  href: string;
}

/** The part of a product's page that says what buyers think: the score and the newest reviews. */
export function ProductReviews({ reviews, href }: ProductReviewsProps) {
  const t = useTexts(['mall/reviews', 'shell']);
  const all = reviews.status === 'loaded' && reviews.data.reviews > 0;
  return (
    <PageSection title={t('section.title')} {...(all && { action: { label: t('section.all'), href } })}>
      <LoadView
        load={reviews}
        skeleton={
          <Surface>
            <Skeleton shape="text" lines={4} />
          </Surface>
        }
        loadingLabel={t('shell:loading')}
        failedTitle={t('shell:failed')}
        retryLabel={t('shell:retry')}
      >
        {({ newest, ...summary }) =>
          summary.reviews === 0 ? (
            <Text tone="secondary">{t('section.none')}</Text>
          ) : (
            <Stack space="small">
              <ReviewScore {...summary} />
              {newest.map((review) => (
                <ReviewCard key={review.review_id} review={review} />
              ))}
            </Stack>
          )
        }
      </LoadView>
    </PageSection>
  );
}
