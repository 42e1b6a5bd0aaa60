import type { IdentityReview } from '@mcy/api/operator/identity/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, useLocale } from '../../../i18n/index.ts';
import { Badge } from '../../../primitives/index.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';

const tones = { under_review: 'caution', successful: 'positive', failed: 'critical', rejected: 'critical' } as const;

/** The submitted data and the decision. */
export function ReviewFacts({ review }: { review: IdentityReview }) {
  const { t } = useTranslation('operator/identity');
  const locale = useLocale();
  const { state, full_name, nickname, kind, number, submitted_at, reviewed_at, reviewed_by, reason } = review;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('identity.facts.name'), full_name],
    [t('identity.facts.document'), t(`identity.kinds.${kind}`)],
    [t('identity.facts.number'), state === 'under_review' ? number : t('identity.numberEnd', { end: number })],
    [t('identity.facts.birthday'), formatDate(review.birthday, locale)],
    [t('identity.facts.accountBirthday'), formatDate(review.account_birthday, locale)],
    [t('identity.facts.account'), nickname],
    [t('identity.facts.submitted'), formatDateTime(submitted_at, locale)],
    [t('identity.facts.reviewed'), reviewed_at && formatDateTime(reviewed_at, locale)],
    [t('identity.facts.reviewer'), reviewed_by],
    [t('identity.facts.reason'), reason],
  ];
  return (
    <>
      <div>
        <Badge tone={tones[state]}>{t(`identity.states.${state}`)}</Badge>
      </div>
      <FactList facts={facts} />
    </>
  );
}
