import type { ShopReview } from '@mcy/api/operator/reviews/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import {
  Badge,
  Button,
  Grid,
  Heading,
  Image,
  Inline,
  Link,
  Stack,
  Stars,
  Surface,
  Text,
} from '../../../primitives/index.ts';

export interface ShopReviewScreenProps {
  review: Load<ShopReview>;
  /** `AnswerReviewForm` of `@mcy/forms/operator/reviews`. */
  answerForm: (review: ShopReview) => ReactNode;
  /** `HideReviewForm`. */
  hideForm: (review_id: string) => ReactNode;
  onShowAgain: () => Promise<void>;
  links: { reviews: string; product: (product_id: string) => string };
}

/** Operator: one review beside what can be done with it (operator/review). */
export function ShopReviewScreen({ review, answerForm, hideForm, onShowAgain, links }: ShopReviewScreenProps) {
  const { t } = useTranslation('operator/reviews');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('review.one')}
      back={links.reviews}
      layout="halves"
      load={review}
      shape={['text', { form: 2 }]}
    >
      {(data) => (
        <>
          <Stack space="large">
            <Facts review={data} product={links.product(data.product_id)} />
            <Log log={data.log} />
          </Stack>
          <Stack space="large">
            {data.own && <Notice tone="caution">{t('review.own')}</Notice>}
            {!data.own && data.hidden && (
              <PageSection title={t('show.title')}>
                <Inline>
                  <Button onPress={onShowAgain}>{t('show.action')}</Button>
                </Inline>
              </PageSection>
            )}
            {!data.own && !data.hidden && (
              <>
                <PageSection title={t('answer.title')} description={t('answer.lead')}>
                  <Surface space={{ phone: 'medium', tablet: 'large' }}>{answerForm(data)}</Surface>
                </PageSection>
                <PageSection title={t('hide.title')} description={t('hide.lead')}>
                  <Surface space={{ phone: 'medium', tablet: 'large' }}>{hideForm(data.review_id)}</Surface>
                </PageSection>
              </>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}

function Facts({ review, product }: { review: ShopReview; product: string }) {
  const { t } = useTranslation('operator/reviews');
  const locale = useLocale();
  const { stars, words, photos, answer, hidden_reason, changed_at } = review;
  return (
    <Surface>
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Stars value={stars} label={t('review.given', { stars })} />
          {review.hidden && <Badge tone="critical">{t('review.hidden')}</Badge>}
        </Inline>
        <Heading level={2} size="small">
          {t('review.facts', review)}
        </Heading>
        <Text size="small" tone="secondary">
          {`${formatDateTime(review.created_at, locale)} · ${review.product_name} · ${t('review.variant', { name: review.variant_name })}`}
        </Text>
        <Text tone={words === null ? 'muted' : 'primary'}>{words ?? t('review.starsAlone')}</Text>
        {photos.length > 0 && (
          <Grid columns={{ phone: 2, tablet: 3 }} space="small">
            {photos.map((src, index) => (
              <Image
                key={src}
                src={src}
                alt={t('review.photo', { place: index + 1 })}
                fit="contain"
                ratio="square"
                radius="large"
              />
            ))}
          </Grid>
        )}
        {changed_at !== null && (
          <Text size="small" tone="secondary">
            {t('review.changed', { time: formatDateTime(changed_at, locale) })}
          </Text>
        )}
        {hidden_reason !== null && <Notice tone="critical">{t('review.reason', { reason: hidden_reason })}</Notice>}
        {answer !== null && (
          <Surface variant="sunken" space="small" radius="standard">
            <Stack space="xxsmall">
              <Text size="small" weight="medium" tone="accent">
                {t('review.answer')}
              </Text>
              <Text size="small">{answer}</Text>
            </Stack>
          </Surface>
        )}
        <Link href={product}>{t('review.product')}</Link>
      </Stack>
    </Surface>
  );
}

function Log({ log }: Pick<ShopReview, 'log'>) {
  const { t } = useTranslation('operator/reviews');
  const locale = useLocale();
  if (log.length === 0) return null;
  return (
    <PageSection title={t('log.title')}>
      <Surface>
        <Stack space="small">
          {log.map(({ log_id, action, operator, why, created_at }) => (
            <Stack key={log_id} space="xxsmall">
              <Text weight="medium">{t(`log.${action}`)}</Text>
              {why !== '' && <Text size="small">{why}</Text>}
              <Text size="small" tone="secondary">
                {t('log.by', { operator, time: formatDateTime(created_at, locale) })}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Surface>
    </PageSection>
  );
}
