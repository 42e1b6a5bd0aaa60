import type { RequestOf } from '@mcy/api/contract';
import { type ShopReview, answerReview } from '@mcy/api/operator/reviews/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface AnswerReviewFormProps {
  review: Pick<ShopReview, 'review_id' | 'answer' | 'answered_at'>;
  onSubmit: (request: RequestOf<typeof answerReview>) => Promise<void>;
}

/**
 * Form for `POST /api/operator/review/answer`; it begins with the answer that it replaces. When another operator answers
 * meanwhile, the input stays and replaces that answer.
 */
export function AnswerReviewForm({ review: { review_id, answer, answered_at }, onSubmit }: AnswerReviewFormProps) {
  const { t } = useTranslation('operator/reviews');
  return (
    <SchemaForm
      call={answerReview}
      submitLabel={t(answer === null ? 'answer.submit' : 'answer.replace')}
      defaultValues={{ review_id, answered_at, ...(answer !== null && { answer }) }}
      onSubmit={(request) => onSubmit({ ...request, answered_at })}
      guarded
    />
  );
}
