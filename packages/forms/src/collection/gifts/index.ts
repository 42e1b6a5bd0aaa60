export { GiftForm, type GiftFormProps, type TypedGift } from './GiftForm.tsx';
