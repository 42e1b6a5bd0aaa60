export { type RegisterFormProps, type Registration, RegisterForm } from './RegisterForm.tsx';
export { type SignInFormProps, SignInForm } from './SignInForm.tsx';
export { type ChangePasswordFormProps, ChangePasswordForm } from './ChangePasswordForm.tsx';
export { type ResetPasswordFormProps, ResetPasswordForm } from './ResetPasswordForm.tsx';
