export { RecipeForm, type RecipeFormProps } from './RecipeForm.tsx';
export { StopOfferForm, type StopOfferFormProps } from './StopOfferForm.tsx';
export { UpgradeTargetForm, type UpgradeTargetFormProps } from './UpgradeTargetForm.tsx';
