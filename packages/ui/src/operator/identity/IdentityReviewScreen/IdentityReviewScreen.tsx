import type { IdentityReview } from '@mcy/api/operator/identity/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Stack, Surface } from '../../../primitives/index.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';

export interface IdentityReviewScreenProps {
  review: Load<IdentityReview>;
  /** `IdentityDecisionForm` of `@mcy/forms/operator`, while under review. */
  form: (review_id: string) => ReactNode;
  onGoBack: () => void;
}

/** Operator: one identity verification, its photos beside the input, and the decision (operator/identity_detail). */
export function IdentityReviewScreen({ review, form, onGoBack }: IdentityReviewScreenProps) {
  const { t } = useTranslation('operator/identity');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('identity.detail')}
      back={onGoBack}
      layout="halves"
      load={review}
      shape={['picture', 'text']}
    >
      {(data) => (
        <>
          <PageSection title={t('identity.photos')}>
            <ReviewPhotos photos={data.photos} />
          </PageSection>
          <Stack space="large">
            <Surface>
              <Stack space="medium">
                {data.birthday !== data.account_birthday && (
                  <Notice tone="caution">{t('identity.birthdayDiffers')}</Notice>
                )}
                <ReviewFacts review={data} />
              </Stack>
            </Surface>
            {data.state === 'under_review' && (
              <PageSection title={t('identity.decide')}>
                <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(data.review_id)}</Surface>
              </PageSection>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}
