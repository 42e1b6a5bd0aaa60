export { type IdentityFormProps, IdentityForm } from './IdentityForm/IdentityForm.tsx';
