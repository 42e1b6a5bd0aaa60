import { useCouponOffers, useTakeCoupon } from '@mcy/api/coupons/offers/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { CouponOffersScreen } from '@mcy/ui/coupons/offers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceDone } from '../../../platform/announcements.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { ticketsRoutes } from '../tickets/routes.ts';
import { offersRoutes } from './routes.ts';
import { useBuying } from './useBuying.ts';

export function BuyCouponRoute() {
  const { t } = useTranslation('coupons/offers');
  const [now] = useState(() => new Date().toISOString());
  const offers = useCouponOffers({});
  const { data: wallet } = useWallet({});
  const take = useAction(useTakeCoupon(), { done: t('offers.done'), onRefused: offers.refetch });
  const agreement = usePurchaseAgreement();
  const messageOf = useFailureMessage();
  const { state, choose, close, pay } = useBuying(() => announceDone(t('offers.done'), undefined));
  const failed = state.step === 'choosing' ? state.failed : null;
  return (
    <>
      <CouponOffersScreen
        offers={usePagedLoad(offers)}
        onTake={(issue_id) => take({ issue_id })}
        onChoose={choose}
        asking={state.step === 'asking'}
        buying={
          (state.step === 'choosing' || state.step === 'paying') && wallet
            ? {
                offer: state.offer,
                balance: wallet.balance,
                paying: state.step === 'paying',
                refusal: failed?.decided ? messageOf(failed.error) : undefined,
                undecided: failed?.decided === false,
                onPay: async () => {
                  if (await agreement.ensure(state.offer.price, failed?.error)) await pay();
                },
                onClose: close,
                rechargeHref: (missing) => rechargeRoutes.recharge({ missing, return_to: offersRoutes.couponOffers }),
              }
            : null
        }
        now={now}
        links={{ coupons: ticketsRoutes.coupons, boxes: poolsRoutes.mysteryBoxes }}
      />
      {agreement.question}
    </>
  );
}
