import { useAddresses } from '@mcy/api/account/addresses/hooks';
import {
  useCancelOrder,
  useChangeOrderAddress,
  useMakeInvoice,
  useOrder,
  usePayOrder,
  useReceiveOrder,
  useRequestRefund,
  useWithdrawRefund,
} from '@mcy/api/mall/orders/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { RequestRefundForm } from '@mcy/forms/mall/orders';
import { ChooseAddress } from '@mcy/ui/account/addresses';
import { UploadProvider } from '@mcy/forms/uploads';
import { OrderScreen } from '@mcy/ui/mall/orders';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../../platform/downloadFrom.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { addressesRoutes } from '../../account/addresses/routes.ts';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { reviewsRoutes } from '../reviews/routes.ts';
import { checkoutOf, ordersRoutes } from './routes.ts';

/** How often an order is read whose window is not open yet, in ms. */
const windowInterval = 30_000;

export function MallOrderRoute() {
  const { t } = useTranslation('mall/orders');
  const order_id = useRouteParam('order_id', ordersRoutes.mallOrders());
  const query = useOrder(
    { order_id },
    { refetchInterval: (data) => (data && data.due > 0 && !data.payable ? windowInterval : false) },
  );
  const load = useLoad({ order: query });
  const wallet = useWallet({});
  const onRefused = () => query.refetch();
  const pay = useAction(usePayOrder(), { onRefused });
  const cancel = useAction(useCancelOrder(), { onRefused });
  const receive = useAction(useReceiveOrder(), { onRefused });
  const withdraw = useAction(useWithdrawRefund(), { onRefused });
  const addresses = useAddresses({});
  const changeAddress = useAction(useChangeOrderAddress(), { done: t('detail.addressChanged'), onRefused });
  const upload = useFormUpload();
  const copy = useCopy();
  const invoice = useAction(useMakeInvoice(), { onDone: ({ address }) => downloadFrom(address), onRefused });
  const request = useFormAction(useRequestRefund({ suppressed: true }), { done: t('refund.sent'), onRefused });
  return (
    <OrderScreen
      order={mapLoad(load, ({ order }) => order)}
      balance={wallet.data?.balance ?? null}
      onTimeOver={() => void query.refetch()}
      onPay={(due) => pay({ order_id, due })}
      onCancel={(returns) => cancel({ order_id, returns })}
      onReceive={() => receive({ order_id })}
      changeAddress={
        addresses.data && (
          <ChooseAddress
            rows={addresses.data.rows}
            chosen={null}
            onChoose={(address_id) => void changeAddress({ order_id, address_id })}
            addHref={addressesRoutes.addAddress}
          />
        )
      }
      onCopy={copy}
      onInvoice={() => invoice({ order_id })}
      onWithdrawRefund={() => withdraw({ order_id })}
      refundForm={({ refundable }, close) => (
        <UploadProvider upload={upload}>
          <RequestRefundForm
            order_id={order_id}
            amount={refundable}
            onSubmit={async (asked) => {
              await request(asked);
              close();
            }}
          />
        </UploadProvider>
      )}
      links={{
        orders: ordersRoutes.mallOrders(),
        product: catalogueRoutes.product,
        recharge: (missing) => rechargeRoutes.recharge({ missing, return_to: ordersRoutes.mallOrder(order_id) }),
        again: checkoutOf,
        review: (variant_id) => reviewsRoutes.orderReviews(order_id, variant_id),
      }}
    />
  );
}
