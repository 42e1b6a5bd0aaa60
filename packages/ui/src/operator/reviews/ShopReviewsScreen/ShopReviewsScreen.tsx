import type { ShopReviewRow } from '@mcy/api/operator/reviews/contract';
import { type ReviewView, reviewViews } from '@mcy/api/operator/reviews/words';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Heading, Inline, Stack, Stars, Surface, Text } from '../../../primitives/index.ts';

export interface ShopReviewsScreenProps {
  /** Those of the view, newest first. */
  reviews: PagedLoad<ShopReviewRow>;
  view: ReviewView;
  onChooseView: (view: ReviewView) => void;
  links: { desk: string; review: (review_id: string) => string };
}

/** Operator: what buyers say of the mall's products (operator/reviews). */
export function ShopReviewsScreen({ reviews, view, onChooseView, links }: ShopReviewsScreenProps) {
  const { t } = useTranslation('operator/reviews');
  return (
    <Screen texts={useScreenTexts()} title={t('review.title')} back={links.desk} layout="full">
      <Stack>
        <FilterChips
          label={t('review.filter')}
          options={reviewViews.map((value) => ({ value, label: t(`review.view.${value}`) }))}
          value={view}
          onValueChange={onChooseView}
        />
        <ScreenList
          load={reviews}
          shape={{ longRows: 5 }}
          layout="pairs"
          label={t('review.list')}
          rowKey={({ review_id }) => review_id}
          empty={{ icon: MessageSquare, title: t('review.empty.title'), text: t('review.empty.text') }}
        >
          {(review) => <ReviewRow review={review} href={links.review(review.review_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function ReviewRow({ review, href }: { review: ShopReviewRow; href: string }) {
  const { t } = useTranslation('operator/reviews');
  const locale = useLocale();
  const { stars, words, product_name, nickname, photos, answer, hidden, created_at } = review;
  return (
    <Surface href={href} radius="standard">
      <Stack space="xsmall">
        <Inline align="between" space="xsmall">
          <Stars value={stars} label={t('review.given', { stars })} />
          <Inline space="xxsmall">
            {photos.length > 0 && <Badge size="small">{t('review.view.with_photos')}</Badge>}
            {answer !== null && (
              <Badge size="small" tone="positive">
                {t('review.answered')}
              </Badge>
            )}
            {hidden && (
              <Badge size="small" tone="critical">
                {t('review.hidden')}
              </Badge>
            )}
          </Inline>
        </Inline>
        <Heading level={2} size="small" lines={1}>
          {product_name}
        </Heading>
        <Text size="small" tone={words === null ? 'muted' : 'primary'} lines={2}>
          {words ?? t('review.starsAlone')}
        </Text>
        <Text size="small" tone="secondary">
          {`${nickname} · ${formatDateTime(created_at, locale)}`}
        </Text>
      </Stack>
    </Surface>
  );
}
