import type { IdentityReview } from '@mcy/api/account/identity/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { Notice, ResultPage } from '../../../patterns/index.ts';
import { Button, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './IdentityScreen.css.ts';

interface ReviewStateProps {
  review: IdentityReview;
  checkInHref: string;
  /** Null when it cannot be filled in again, or not here. */
  onFillInAgain: (() => void) | null;
}

const tones = { under_review: 'caution', successful: 'positive', failed: 'critical', rejected: 'critical' } as const;

/** Status of a verification, the submitted data, and the next step. */
export function ReviewState({ review, checkInHref, onFillInAgain }: ReviewStateProps) {
  const { t } = useTranslation('account/identity');
  const { state, reason } = review;
  const words = {
    under_review: { title: t('identity.underReview.title'), message: t('identity.underReview.body') },
    successful: { title: t('identity.successful.title'), message: t('identity.successful.body') },
    failed: { title: t('identity.failed.title'), message: t('identity.failed.body') },
    rejected: { title: t('identity.rejected.title') },
  }[state];
  return (
    <Surface space="none">
      <ResultPage
        tone={tones[state]}
        {...words}
        details={
          <Stack space="medium">
            {reason !== null && <Notice tone="critical">{reason}</Notice>}
            <Facts review={review} />
          </Stack>
        }
        actions={
          state === 'successful' ? (
            <Button asChild>
              <Link href={checkInHref}>{t('identity.checkIn')}</Link>
            </Button>
          ) : (
            onFillInAgain && <Button onPress={onFillInAgain}>{t('identity.again')}</Button>
          )
        }
      />
    </Surface>
  );
}

function Facts({ review }: { review: IdentityReview }) {
  const { t } = useTranslation('account/identity');
  const locale = useLocale();
  const { full_name, kind, number_end, submitted_at } = review;
  const facts = [
    [t('identity.facts.name'), full_name],
    [t('identity.facts.document'), t(`identity.kinds.${kind}`)],
    [t('identity.facts.number'), `•••• ${number_end}`],
    [t('identity.facts.submitted'), formatDateTime(submitted_at, locale)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Text inline size="small" tone="secondary">
              {name}
            </Text>
          </dt>
          <dd className={styles.value}>
            <Text inline size="small" weight="medium">
              {value}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
