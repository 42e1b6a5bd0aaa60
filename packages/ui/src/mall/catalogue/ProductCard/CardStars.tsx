import { formatMoney, useLocale } from '../../../i18n/index.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Text, VisuallyHidden } from '../../../primitives/index.ts';
import { StarGlyph } from '../../../primitives/Stars/StarGlyph.tsx';
import { formatAverage } from '../../reviews/ReviewScore/formatAverage.ts';
import * as styles from './ProductCard.css.ts';

interface CardStarsProps {
  /** On average; null without reviews. */
  stars: number | null;
  reviews: number;
}

/** What buyers think of a product, on one line. Renders nothing without reviews. */
export function CardStars({ stars, reviews }: CardStarsProps) {
  const t = useTexts(['mall/catalogue']);
  const locale = useLocale();
  if (stars === null) return null;
  const average = formatAverage(stars, locale);
  return (
    <span className={styles.stars}>
      <StarGlyph filled size="small" />
      <Text inline size="small" tone="secondary" tabular>
        <span aria-hidden>{`${average} (${formatMoney(reviews)})`}</span>
        <VisuallyHidden>{t('card.stars', { average, count: reviews, amount: formatMoney(reviews) })}</VisuallyHidden>
      </Text>
    </span>
  );
}
