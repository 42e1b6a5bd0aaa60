import {
  useApproveRefund,
  useCancelShopOrder,
  useDeliverOrder,
  usePackOrder,
  useRefuseRefund,
  useShipOrder,
  useShopOrder,
  useTakeOrderBack,
} from '@mcy/api/operator/orders/hooks';
import {
  ApproveRefundForm,
  CancelOrderForm,
  ComeBackForm,
  RefuseRefundForm,
  ShipOrderForm,
} from '@mcy/forms/operator/orders';
import { ShopOrderScreen } from '@mcy/ui/operator/orders';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { shopOrdersRoutes } from './routes.ts';

export function ShopOrderRoute() {
  const { t } = useTranslation('operator/orders');
  const order_id = useRouteParam('order_id', shopOrdersRoutes.shopOrders);
  const goBack = useGoBack(shopOrdersRoutes.shopOrders);
  const query = useShopOrder({ order_id });
  const load = useLoad({ order: query });
  const onRefused = () => query.refetch();
  const pack = useAction(usePackOrder(), { done: t('order.packed'), onRefused });
  const deliver = useAction(useDeliverOrder(), { done: t('order.delivered'), onRefused });
  const ship = useFormAction(useShipOrder({ suppressed: true }), { done: t('order.shipped'), onRefused });
  const cancel = useFormAction(useCancelShopOrder({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'order.cancelled' : 'refund.sent'),
    onRefused,
  });
  const approve = useFormAction(useApproveRefund({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'refund.approved' : 'refund.sent'),
    onRefused,
  });
  const takeBack = useFormAction(useTakeOrderBack({ suppressed: true }), {
    done: ({ approval_id }) => t(approval_id === null ? 'comeBack.done' : 'refund.sent'),
    onRefused,
  });
  const refuse = useFormAction(useRefuseRefund({ suppressed: true }), { done: t('refund.refused'), onRefused });
  return (
    <ShopOrderScreen
      order={mapLoad(load, ({ order }) => order)}
      onPack={() => pack({ order_id })}
      onDeliver={() => deliver({ order_id })}
      forms={{
        ship: <ShipOrderForm order_id={order_id} onSubmit={ship} />,
        cancel: <CancelOrderForm order_id={order_id} onSubmit={cancel} />,
        approve: (refund) => <ApproveRefundForm order_id={order_id} refund={refund} onSubmit={approve} />,
        refuse: ({ refund_id }) => <RefuseRefundForm order_id={order_id} refund_id={refund_id} onSubmit={refuse} />,
        comeBack: <ComeBackForm order_id={order_id} onSubmit={takeBack} />,
      }}
      onGoBack={goBack}
      links={{ slip: shopOrdersRoutes.orderSlip(order_id), approval: approvalRoutes.approval }}
    />
  );
}
