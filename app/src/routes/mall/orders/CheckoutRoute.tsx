import { useAddresses } from '@mcy/api/account/addresses/hooks';
import { ApiError } from '@mcy/api/client';
import { useCheckout } from '@mcy/api/mall/orders/hooks';
import { usePlaceOrder } from '@mcy/api/mall/orders/orders';
import { orderPrice } from '@mcy/api/mall/orders/rules';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { AddressChoice } from '@mcy/ui/account/addresses';
import { CouponPicker } from '@mcy/ui/coupons/tickets';
import { CheckoutScreen } from '@mcy/ui/mall/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../platform/announcements.ts';
import { leaving } from '../../../platform/leaving.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { addressesRoutes } from '../../account/addresses/routes.ts';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { offersRoutes } from '../../coupons/offers/routes.ts';
import { couponInUse, offerCoupons } from '../../coupons/tickets/offerCoupons.ts';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { ordersRoutes } from './routes.ts';
import { useCheckoutChoices } from './useCheckoutChoices.ts';
import { useSeenPrices } from './useSeenPrices.ts';

const atMall = { kind: 'mall' } as const;

export function CheckoutRoute() {
  const { t } = useTranslation('mall/orders');
  const navigate = useNavigate();
  const messageOf = useFailureMessage();
  const lines = useRouteParam('lines', cartRoutes.cart);
  const checkout = useCheckout({ lines });
  const load = useLoad({ checkout });
  const addresses = useAddresses({});
  const wallet = useWallet({});
  const order = usePlaceOrder({ suppressed: true });
  const agreement = usePurchaseAgreement();
  const choices = useCheckoutChoices(lines);
  const [failure, setFailure] = useState<unknown>(null);
  const [waiting] = useState(() => order.unanswered()[0] ?? null);
  const [asks, setAsks] = useState(waiting !== null);

  const { lines: rows, feesChanged, agree } = useSeenPrices(checkout.data?.lines);
  const isPreSale = (checkout.data?.pre_sale ?? null) !== null;
  // What no longer supports cash on delivery says so; another way to pay is the shopper's choice.
  const chosen = choices.method === 'cod' ? 'cod' : 'balance';
  const method = isPreSale ? 'pre_sale' : chosen;
  const { goods } = orderPrice(rows, method, null);
  const { coupons = [], now = '' } = checkout.data ?? {};
  const offered = isPreSale || now === '' ? [] : offerCoupons(coupons, { at: atMall, list: goods }, now);
  const coupon = couponInUse(offered, choices.coupon)?.coupon ?? null;
  const price = orderPrice(rows, method, coupon);
  const to = addresses.data?.rows.find((row) => row.address_id === choices.address_id) ?? addresses.data?.rows[0];

  async function finish(placing: Promise<{ order_id: string }>): Promise<void> {
    try {
      const placed = await placing;
      choices.forget();
      announce({ kind: 'toast', tone: 'positive', message: t('checkout.placed') });
      void navigate(ordersRoutes.mallOrder(placed.order_id), { replace: true });
      // Until the order is shown, this page could order again.
      await leaving();
    } catch (error) {
      setFailure(error);
      setAsks(!(error instanceof ApiError && error.decided));
      // What a refusal says has changed is shown before the shopper agrees to it.
      await checkout.refetch();
    }
  }

  async function place(): Promise<void> {
    if (!to || !(await agreement.ensure(price.due, failure))) return;
    setFailure(null);
    await finish(
      order.place({
        lines: rows.map(({ variant_id, count }) => ({ variant_id, count })),
        address_id: to.address_id,
        method: chosen,
        coupon_id: coupon?.coupon_id ?? null,
        total: price.total,
        due: price.due,
      }),
    );
  }

  async function ask(): Promise<void> {
    const unanswered = order.unanswered()[0] ?? waiting;
    if (unanswered) await finish(order.ask(unanswered.request));
    else setAsks(false);
  }

  return (
    <CheckoutScreen
      checkout={mapLoad(load, (data) => ({ ...data.checkout, lines: rows, price: { ...price, method } }))}
      address={
        <AddressChoice
          addresses={mapLoad(useLoad({ addresses }), (loaded) => loaded.addresses.rows)}
          chosen={to?.address_id ?? null}
          onChoose={(address_id) => choices.choose({ address_id })}
          addHref={addressesRoutes.addAddress}
        />
      }
      hasAddress={to !== undefined}
      coupon={
        !isPreSale && (
          <CouponPicker
            offered={offered}
            chosen={coupon?.coupon_id ?? null}
            onChoose={(coupon_id) => choices.choose({ coupon: coupon_id })}
            now={now}
            links={{ offers: offersRoutes.couponOffers }}
          />
        )
      }
      method={chosen}
      onChooseMethod={(picked) => choices.choose({ method: picked })}
      feesChanged={feesChanged}
      onAgree={agree}
      balance={wallet.data?.balance ?? null}
      onPlace={place}
      refusal={failure === null ? null : messageOf(failure)}
      onAsk={asks ? ask : undefined}
      question={agreement.question}
      onGoBack={useGoBack(cartRoutes.cart)}
      links={{
        cart: cartRoutes.cart,
        mall: catalogueRoutes.mall,
        recharge: (missing) => rechargeRoutes.recharge({ missing, return_to: ordersRoutes.checkout(lines) }),
      }}
    />
  );
}
