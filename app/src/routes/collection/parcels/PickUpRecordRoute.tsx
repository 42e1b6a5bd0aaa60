import { useParcels } from '@mcy/api/collection/parcels/hooks';
import { PickUpRecordScreen } from '@mcy/ui/collection/parcels';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { parcelsRoutes } from './routes.ts';

export function PickUpRecordRoute() {
  return (
    <PickUpRecordScreen
      parcels={usePagedLoad(useParcels({ stage: 'received' }))}
      links={{ back: profileRoutes.mine, parcel: parcelsRoutes.logistics, parcels: parcelsRoutes.logistics() }}
    />
  );
}
