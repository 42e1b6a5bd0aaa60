import { useSearchParams } from 'react-router-dom';
import { Parcel } from './Parcel.tsx';
import { Parcels } from './Parcels.tsx';

export function LogisticsRoute() {
  const [parameters] = useSearchParams();
  const parcel_id = parameters.get('parcel_id');
  return parcel_id === null || parcel_id === '' ? <Parcels /> : <Parcel parcel_id={parcel_id} />;
}
