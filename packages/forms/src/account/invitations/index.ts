export { type BindInviteCodeFormProps, BindInviteCodeForm } from './BindInviteCodeForm.tsx';
