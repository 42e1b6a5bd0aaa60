export { MoveUnitsForm, type MoveUnitsFormProps } from './MoveUnitsForm.tsx';
