export { AnswerReviewForm, type AnswerReviewFormProps } from './AnswerReviewForm.tsx';
export { HideReviewForm, type HideReviewFormProps } from './HideReviewForm.tsx';
