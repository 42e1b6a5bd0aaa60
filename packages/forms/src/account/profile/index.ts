export { type EditProfileFormProps, EditProfileForm } from './EditProfileForm.tsx';
