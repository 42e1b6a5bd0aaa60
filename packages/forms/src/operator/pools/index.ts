export { DraftForm, type DraftFormProps } from './DraftForm.tsx';
export { OpenSaleForm, type OpenSaleFormProps } from './OpenSaleForm.tsx';
export { PrizeForm, type PrizeFormProps } from './PrizeForm.tsx';
export { RewardForm, type RewardFormProps } from './RewardForm.tsx';
export { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';
