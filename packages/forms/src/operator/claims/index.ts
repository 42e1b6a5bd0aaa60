export { ClaimDecisionForm, type ClaimDecisionFormProps } from './ClaimDecisionForm.tsx';
