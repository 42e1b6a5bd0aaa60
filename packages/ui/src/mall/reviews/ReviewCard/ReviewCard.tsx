import type { Review } from '@mcy/api/mall/reviews/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale } from '../../../i18n/index.ts';
import { Grid, Image, Inline, Stack, Stars, Surface, Text } from '../../../primitives/index.ts';

export interface ReviewCardProps {
  review: Review;
  /** Its photos where they can be opened; plain pictures without it. */
  photos?: ReactNode;
}

/** What a buyer says of a product, and what the shop answers. */
export function ReviewCard({ review, photos }: ReviewCardProps) {
  const { t } = useTranslation('mall/reviews');
  const locale = useLocale();
  const { player, stars, words, variant_name, answer, created_at } = review;
  return (
    <Surface>
      <Stack space="small">
        <Stack space="xxsmall">
          <Inline align="between" space="xsmall">
            <Text inline weight="medium" translate="no">
              {player}
            </Text>
            <Text inline size="small" tone="muted">
              {formatDate(created_at, locale)}
            </Text>
          </Inline>
          <Stars value={stars} label={t('given', { stars })} />
          <Text size="small" tone="muted">
            {t('variant', { name: variant_name })}
          </Text>
        </Stack>
        {words !== null && <Text>{words}</Text>}
        {review.photos.length > 0 && (photos ?? <PlainPhotos review={review} />)}
        {answer !== null && <ShopAnswer answer={answer} />}
      </Stack>
    </Surface>
  );
}

function PlainPhotos({ review: { photos, player } }: { review: Review }) {
  const { t } = useTranslation('mall/reviews');
  return (
    <Grid columns={{ phone: 4, tablet: 6 }} space="xsmall">
      {photos.map((src, index) => (
        <Image key={src} src={src} alt={t('photo', { place: index + 1, player })} ratio="square" radius="standard" />
      ))}
    </Grid>
  );
}

/** What the shop says to a review. */
export function ShopAnswer({ answer }: { answer: string }) {
  const { t } = useTranslation('mall/reviews');
  return (
    <Surface variant="sunken" space="small" radius="standard">
      <Stack space="xxsmall">
        <Text size="small" weight="medium" tone="accent">
          {t('answer')}
        </Text>
        <Text size="small">{answer}</Text>
      </Stack>
    </Surface>
  );
}
