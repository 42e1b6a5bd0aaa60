export { ChangeReviewForm, type ChangeReviewFormProps } from './ChangeReviewForm.tsx';
export { SubmitReviewForm, type SubmitReviewFormProps } from './SubmitReviewForm.tsx';
