import type { ShippedOrders } from '@mcy/api/operator/orders/contract';
import { useShipOrders } from '@mcy/api/operator/orders/hooks';
import { ShipOrdersForm } from '@mcy/forms/operator/orders';
import { ShipOrdersScreen } from '@mcy/ui/operator/orders';
import { useState } from 'react';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { shopOrdersRoutes } from './routes.ts';

export function ShipOrdersRoute() {
  const [outcome, setOutcome] = useState<ShippedOrders | null>(null);
  const submit = useFormAction(useShipOrders({ suppressed: true }), { onDone: setOutcome });
  return (
    <ShipOrdersScreen
      form={<ShipOrdersForm onSubmit={submit} />}
      outcome={outcome}
      onGoBack={useGoBack(shopOrdersRoutes.shopOrders)}
    />
  );
}
