export { CorrectUnitsForm, type CorrectUnitsFormProps } from './CorrectUnitsForm.tsx';
export { ReceiveUnitsForm, type ReceiveUnitsFormProps } from './ReceiveUnitsForm.tsx';
