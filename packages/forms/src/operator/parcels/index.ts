export { CancelParcelForm, type CancelParcelFormProps } from './CancelParcelForm.tsx';
export { ShipParcelForm, type ShipParcelFormProps } from './ShipParcelForm.tsx';
export { ShipParcelsForm, type ShipParcelsFormProps } from './ShipParcelsForm.tsx';
export { TrackParcelForm, type TrackParcelFormProps } from './TrackParcelForm.tsx';
