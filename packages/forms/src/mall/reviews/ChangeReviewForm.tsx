import type { RequestOf } from '@mcy/api/contract';
import { type OwnReview, changeReview } from '@mcy/api/mall/reviews/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { StarsField } from './StarsField.tsx';

export interface ChangeReviewFormProps {
  review: Pick<OwnReview, 'review_id' | 'stars' | 'words' | 'photos'>;
  onSubmit: (request: RequestOf<typeof changeReview>) => Promise<void>;
}

/** Form for `POST /api/mall/review/change`, inside an `UploadProvider`; asks before unsent input is lost. */
export function ChangeReviewForm({ review: { review_id, stars, words, photos }, onSubmit }: ChangeReviewFormProps) {
  const { t } = useTranslation('mall/reviews');
  const kept = photos.flatMap(({ file_id }) => file_id ?? []);
  return (
    <SchemaForm
      call={changeReview}
      submitLabel={t('order.save')}
      defaultValues={{ review_id, stars, words, photos: kept }}
      onSubmit={onSubmit}
      guarded
      fields={{ stars: (field) => <StarsField {...field} /> }}
    />
  );
}
