import type { RequestOf } from '@mcy/api/contract';
import { hideReview } from '@mcy/api/operator/reviews/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface HideReviewFormProps {
  review_id: string;
  onSubmit: (request: RequestOf<typeof hideReview>) => Promise<void>;
}

/** Form for `POST /api/operator/review/hide`: the reason is what the writer reads. */
export function HideReviewForm({ review_id, onSubmit }: HideReviewFormProps) {
  const { t } = useTranslation('operator/reviews');
  return (
    <SchemaForm
      call={hideReview}
      submitLabel={t('hide.submit')}
      defaultValues={{ review_id }}
      onSubmit={onSubmit}
      secondary
    />
  );
}
