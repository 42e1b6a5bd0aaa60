export { MoveSeasonForm, type MoveSeasonFormProps } from './MoveSeasonForm.tsx';
export { SeasonForm, type SeasonFormProps } from './SeasonForm.tsx';
