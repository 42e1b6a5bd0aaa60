export { RightForm, type RightFormProps } from './RightForm.tsx';
