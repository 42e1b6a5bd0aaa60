export { type RegisterFormProps, RegisterForm } from './RegisterForm.tsx';
export { type SignInFormProps, SignInForm } from './SignInForm.tsx';
