export { ApproveWithdrawalForm, type ApproveWithdrawalFormProps } from './ApproveWithdrawalForm.tsx';
export { RejectWithdrawalForm, type RejectWithdrawalFormProps } from './RejectWithdrawalForm.tsx';
