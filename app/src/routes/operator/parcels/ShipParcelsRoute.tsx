import type { ShippedLines } from '@mcy/api/operator/parcels/contract';
import { useShipParcels } from '@mcy/api/operator/parcels/hooks';
import { ShipParcelsForm } from '@mcy/forms/operator/parcels';
import { ShipParcelsScreen } from '@mcy/ui/operator/parcels';
import { useState } from 'react';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { shopParcelsRoutes } from './routes.ts';

export function ShipParcelsRoute() {
  const [outcome, setOutcome] = useState<ShippedLines | null>(null);
  const submit = useFormAction(useShipParcels({ suppressed: true }), { onDone: setOutcome });
  return (
    <ShipParcelsScreen
      form={<ShipParcelsForm onSubmit={submit} />}
      outcome={outcome}
      onGoBack={useGoBack(shopParcelsRoutes.shopParcels)}
    />
  );
}
