import type { ReviewSummary } from '@mcy/api/mall/reviews/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney, useLocale } from '../../../i18n/index.ts';
import { Heading, Progress, Stars, Surface, Text } from '../../../primitives/index.ts';
import { formatAverage } from './formatAverage.ts';
import * as styles from './ReviewScore.css.ts';

/** The average of a product's reviews, and how many gave each number of stars. Renders nothing without reviews. */
export function ReviewScore({ average, reviews, by_stars }: ReviewSummary) {
  const { t } = useTranslation('mall/reviews');
  const locale = useLocale();
  if (average === null) return null;
  const shown = formatAverage(average, locale);
  return (
    <Surface>
      <div className={styles.score}>
        <div className={styles.average}>
          <Heading level={3} size="xlarge">
            {shown}
          </Heading>
          <Stars value={average} label={t('score', { average: shown })} />
          <Text size="small" tone="secondary">
            {t('count', { count: reviews, amount: formatMoney(reviews) })}
          </Text>
        </div>
        <div className={styles.bars}>
          {by_stars.map(({ stars, count }) => (
            <div key={stars} className={styles.bar}>
              <Text inline size="small" tone="secondary" tabular>
                {t('share', { stars })}
              </Text>
              <Progress
                value={count}
                max={reviews}
                label={t('share', { stars })}
                valueText={t('count', { count, amount: formatMoney(count) })}
                tone="caution"
              />
            </div>
          ))}
        </div>
      </div>
    </Surface>
  );
}
