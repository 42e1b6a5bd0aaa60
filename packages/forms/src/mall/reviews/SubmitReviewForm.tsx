import type { RequestOf } from '@mcy/api/contract';
import { submitReview } from '@mcy/api/mall/reviews/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { StarsField } from './StarsField.tsx';

export interface SubmitReviewFormProps {
  order_id: string;
  variant_id: string;
  onSubmit: (request: RequestOf<typeof submitReview>) => Promise<void>;
}

/** Form for `POST /api/mall/review/submit`, inside an `UploadProvider`; asks before unsent input is lost. */
export function SubmitReviewForm({ order_id, variant_id, onSubmit }: SubmitReviewFormProps) {
  const { t } = useTranslation('mall/reviews');
  return (
    <SchemaForm
      call={submitReview}
      submitLabel={t('order.submit')}
      defaultValues={{ order_id, variant_id, photos: [] }}
      onSubmit={onSubmit}
      guarded
      fields={{ stars: (field) => <StarsField {...field} /> }}
    />
  );
}
