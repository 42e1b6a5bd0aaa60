import type { ParcelStage } from '@mcy/api/collection/parcels/words';
import { useParcels } from '@mcy/api/collection/parcels/hooks';
import { ParcelsScreen } from '@mcy/ui/collection/parcels';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { parcelsRoutes } from './routes.ts';

/** The player's parcels. */
export function Parcels() {
  const [stage, setStage] = useState<ParcelStage>('open');
  return (
    <ParcelsScreen
      parcels={usePagedLoad(useParcels({ stage }))}
      stage={stage}
      onChooseStage={setStage}
      links={{ back: profileRoutes.mine, parcel: parcelsRoutes.logistics, send: parcelsRoutes.deliveryOrder() }}
    />
  );
}
