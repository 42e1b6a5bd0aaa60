import { bonusDiamonds } from '@mcy/api/wallet/diamonds/rules';
import { suggestRecharge } from '@mcy/api/wallet/recharge/rules';
import { useGateways, useRecharge } from '@mcy/api/wallet/recharge/hooks';
import { useSpending } from '@mcy/api/wallet/spending/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { RechargeForm } from '@mcy/forms/wallet/recharge';
import { RechargeScreen } from '@mcy/ui/wallet/recharge';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { leaving } from '../../../platform/leaving.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { Unpaid } from '../unpaid/Unpaid.tsx';
import { keepRechargedFor } from './rechargedFor.ts';
import { useInterruptedPurchase } from './useInterruptedPurchase.ts';
import { flowRoutes } from '../flow/routes.ts';
import { policiesRoutes } from '../../content/policies/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

/** The quick amounts that bring any. */
const bonuses = [500_000, 1_000_000, 2_000_000].map((amount) => ({ amount, diamonds: bonusDiamonds(amount) }));

export function RechargeRoute() {
  const load = useLoad({ wallet: useWallet({}) });
  const spending = useSpending({});
  const gateways = useGateways({});
  const box = useInterruptedPurchase();
  const isHere = useIsHere();
  const agreement = usePurchaseAgreement();
  const recharge = useRecharge({ suppressed: true });
  // No `useFormAction`: it asks before it pays, and pays on a page that is not the shop's.
  const submit = useFormSubmit<Parameters<typeof recharge.mutateAsync>[0]>(async (request) => {
    if (!(await agreement.ensure(request.amount, recharge.error))) return;
    const { payment_id, pay_url } = await recharge.mutateAsync(request);
    if (box) keepRechargedFor(payment_id, box);
    if (!isHere()) return;
    location.assign(pay_url);
    await leaving();
  });
  return (
    <>
      <RechargeScreen
        balance={mapLoad(load, ({ wallet }) => wallet.balance)}
        form={
          <RechargeForm
            suggested={box && suggestRecharge(box.missing)}
            gateways={gateways.data?.rows.map(({ gateway }) => gateway) ?? null}
            onSubmit={submit}
          />
        }
        unpaid={<Unpaid />}
        bonuses={bonuses}
        missing={box?.missing ?? null}
        month={spending.data?.month ?? null}
        links={{
          back: box?.return_to ?? profileRoutes.mine,
          moneyFlow: flowRoutes.moneyFlow(),
          paymentPolicy: policiesRoutes.policy('payment'),
        }}
      />
      {agreement.question}
    </>
  );
}
