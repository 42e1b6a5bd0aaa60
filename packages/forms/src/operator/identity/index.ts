export { type IdentityDecisionFormProps, IdentityDecisionForm } from './IdentityDecisionForm.tsx';
