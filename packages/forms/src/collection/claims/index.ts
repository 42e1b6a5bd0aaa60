export { ClaimForm, type ClaimFormProps } from './ClaimForm.tsx';
