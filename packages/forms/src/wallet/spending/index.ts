export { type SpendingCapsFormProps, SpendingCapsForm } from './SpendingCapsForm/SpendingCapsForm.tsx';
