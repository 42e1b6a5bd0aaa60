import type { OrderReviews, OwnReview, ReviewedLine } from '@mcy/api/mall/reviews/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, Screen } from '../../../patterns/index.ts';
import { Button, Heading, Image, Inline, Link, Stack, Stars, Surface, Text } from '../../../primitives/index.ts';
import { PhotoStrip } from '../PhotoStrip/PhotoStrip.tsx';
import { ShopAnswer } from '../ReviewCard/ReviewCard.tsx';
import * as styles from './OrderReviewsScreen.css.ts';

export interface OrderReviewsScreenProps {
  order: Load<OrderReviews>;
  /** The version whose form is open at first; null for none. */
  chosen: string | null;
  /** `SubmitReviewForm` of `@mcy/forms/mall/reviews`. */
  form: (line: ReviewedLine) => ReactNode;
  /** `ChangeReviewForm`; `close` shows the review again. */
  changeForm: (review: OwnReview, close: () => void) => ReactNode;
  links: { order: string; product: (product_id: string) => string };
}

/** Reviews what an order brought, line by line (mall/review). */
export function OrderReviewsScreen({ order, chosen, form, changeForm, links }: OrderReviewsScreenProps) {
  const { t } = useTranslation('mall/reviews');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('order.title')}
      back={links.order}
      load={order}
      shape={['line', { form: 3 }]}
    >
      {({ number, reviewable, lines }) => {
        const left = lines.filter(({ review }) => review === null);
        return (
          <Stack>
            <Text size="small" tone="secondary">
              {t('order.lead', { number })}
            </Text>
            {!reviewable && left.length > 0 && (
              <Notice tone="caution">
                {t('order.notYet')} <Link href={links.order}>{t('order.see')}</Link>
              </Notice>
            )}
            {lines.map((line) => (
              <Line
                key={line.variant_id}
                line={line}
                reviewable={reviewable}
                opened={line.variant_id === chosen || left.length === 1}
                form={form}
                changeForm={changeForm}
                product={links.product(line.product_id)}
              />
            ))}
          </Stack>
        );
      }}
    </Screen>
  );
}

interface LineProps extends Pick<OrderReviewsScreenProps, 'form' | 'changeForm'> {
  line: ReviewedLine;
  reviewable: boolean;
  /** Its form is open at first. */
  opened: boolean;
  product: string;
}

function Line({ line, reviewable, opened, form, changeForm, product }: LineProps) {
  const { t } = useTranslation('mall/reviews');
  const [open, setOpen] = useState(opened);
  const { review } = line;
  return (
    <Surface space={{ phone: 'medium', tablet: 'large' }} role="group" aria-label={line.name}>
      <Stack>
        <div className={styles.goods}>
          <Image src={line.image} alt="" fit="contain" ratio="square" />
          <Stack space="xxsmall">
            <Heading level={2} size="small">
              <Link href={product}>{line.name}</Link>
            </Heading>
            <Text size="small" tone="muted">
              {t('variant', { name: line.variant_name })}
            </Text>
          </Stack>
        </div>
        {review !== null && <Written review={review} changeForm={changeForm} />}
        {review === null &&
          reviewable &&
          (open ? (
            form(line)
          ) : (
            <Inline>
              <Button variant="soft" onPress={() => setOpen(true)}>
                {t('order.write')}
              </Button>
            </Inline>
          ))}
      </Stack>
    </Surface>
  );
}

function Written({ review, changeForm }: Pick<LineProps, 'changeForm'> & { review: OwnReview }) {
  const { t } = useTranslation('mall/reviews');
  const locale = useLocale();
  const [changing, setChanging] = useState(false);
  const { stars, words, photos, answer, hidden_reason, changes_until } = review;
  if (changing && changes_until !== null) {
    return (
      <Stack space="small">
        {changeForm(review, () => setChanging(false))}
        <Button variant="ghost" tone="neutral" onPress={() => setChanging(false)}>
          {t('order.keep')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack space="small">
      {hidden_reason !== null && <Notice tone="critical">{t('order.hidden', { reason: hidden_reason })}</Notice>}
      <Stars value={stars} label={t('given', { stars })} />
      {words !== null && <Text>{words}</Text>}
      {photos.length > 0 && (
        <PhotoStrip
          label={t('ownPhotos')}
          photos={photos.map(({ url }) => url)}
          nameOf={(place) => t('ownPhoto', { place })}
        />
      )}
      {answer !== null && <ShopAnswer answer={answer} />}
      {changes_until !== null && (
        <Inline align="between" space="xsmall">
          <Text size="small" tone="secondary">
            {t('order.until', { time: formatDateTime(changes_until, locale) })}
          </Text>
          <Button size="small" variant="soft" tone="neutral" onPress={() => setChanging(true)}>
            {t('order.change')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
