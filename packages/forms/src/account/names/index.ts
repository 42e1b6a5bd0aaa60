export { type BindNameFormProps, BindNameForm } from './BindNameForm.tsx';
