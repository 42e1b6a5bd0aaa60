import { useAddresses } from '@mcy/api/account/addresses/hooks';
import { ApiError } from '@mcy/api/client';
import { useSendable } from '@mcy/api/collection/parcels/hooks';
import { useSendItems } from '@mcy/api/collection/parcels/orders';
import { planParcels } from '@mcy/api/collection/parcels/rules';
import { parcelLimits } from '@mcy/api/collection/parcels/words';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { DeliveryOrderScreen } from '@mcy/ui/collection/parcels';
import type { Load } from '@mcy/ui/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../../platform/announcements.ts';
import { leaving } from '../../../platform/leaving.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { addressesRoutes } from '../../account/addresses/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { usePurchaseAgreement } from '../../content/policies/usePurchaseAgreement.tsx';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { parcelsRoutes } from './routes.ts';
import { useChosenToys } from './useChosenToys.ts';

/** What openings drew is chosen: the address goes on to name it. */
export function DeliveryOrderRoute() {
  const opening_ids = useSearchParams()[0].get('opening_ids');
  return opening_ids === null ? <DeliveryOrder won={null} /> : <DeliveryOfOpenings opening_ids={opening_ids} />;
}

function DeliveryOfOpenings({ opening_ids }: { opening_ids: string }) {
  const won = useSendable({ opening_ids, limit: parcelLimits.mostOrdered });
  const load = usePagedLoad(won);
  if (load.status !== 'loaded') return <DeliveryOrder won={load} />;
  const item_ids = load.data.rows.map(({ item_id }) => item_id).join(',');
  return <Navigate to={parcelsRoutes.deliveryOrder(item_ids === '' ? undefined : item_ids)} replace />;
}

interface DeliveryOrderProps {
  /** What is to be chosen, until it is known. */
  won: Load<never> | null;
}

function DeliveryOrder({ won }: DeliveryOrderProps) {
  const { t } = useTranslation('collection/parcels');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const messageOf = useFailureMessage();
  const choice = useChosenToys();
  const [brought] = useState(choice.item_ids);
  const listed = usePagedLoad(useSendable({}));
  const named = useSendable(
    { chosen: brought.join(','), limit: parcelLimits.mostOrdered },
    { enabled: brought.length > 0 },
  );
  const addresses = useAddresses({});
  const wallet = useWallet({});
  const order = useSendItems({ suppressed: true });
  const agreement = usePurchaseAgreement();
  const [failure, setFailure] = useState<unknown>(null);
  const [waiting] = useState(() => order.unanswered()[0] ?? null);
  const [asks, setAsks] = useState(waiting !== null);

  const first = named.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const firstIds = new Set(first.map(({ item_id }) => item_id));
  const toys = mapLoad(listed, (page) => ({
    ...page,
    rows: [...first, ...page.rows.filter(({ item_id }) => !firstIds.has(item_id))],
  }));
  const rows = toys.status === 'loaded' ? toys.data.rows : first;
  const byId = new Map(rows.map((toy) => [toy.item_id, toy]));
  // What has left the collection meanwhile is no longer among them.
  const chosen = choice.item_ids.flatMap((item_id) => byId.get(item_id) ?? []);
  const plan = planParcels(chosen);
  const address =
    addresses.data?.rows.find(({ address_id }) => address_id === choice.address_id) ?? addresses.data?.rows[0];

  async function finish(sending: Promise<{ parcels: readonly { parcel_id: string }[] }>): Promise<void> {
    try {
      const { parcels } = await sending;
      choice.clear();
      choice.forget();
      announce({ kind: 'toast', tone: 'positive', message: t('send.sent') });
      const [only, another] = parcels;
      void navigate(parcelsRoutes.logistics(another ? undefined : only?.parcel_id), { replace: true });
      await leaving();
    } catch (error) {
      setFailure(error);
      setAsks(!(error instanceof ApiError && error.decided));
    }
  }

  async function send(): Promise<void> {
    if (!address || !(await agreement.ensure(plan.fee, failure))) return;
    const item_ids = chosen.map(({ item_id }) => item_id);
    setFailure(null);
    await finish(order.place({ item_ids, address_id: address.address_id, total: plan.fee }));
  }

  async function ask(): Promise<void> {
    const unanswered = order.unanswered()[0] ?? waiting;
    if (unanswered) await finish(order.ask(unanswered.request));
    else setAsks(false);
  }

  return (
    <DeliveryOrderScreen
      toys={won ?? toys}
      chosen={new Set(chosen.map(({ item_id }) => item_id))}
      onChooseToy={choice.toggle}
      onClear={choice.clear}
      plan={plan}
      addresses={mapLoad(useLoad({ addresses }), (loaded) => loaded.addresses.rows)}
      address_id={address?.address_id ?? null}
      onChooseAddress={choice.goTo}
      balance={wallet.data?.balance ?? null}
      onSend={send}
      onAsk={asks ? ask : undefined}
      refusal={failure === null ? null : messageOf(failure)}
      question={agreement.question}
      links={{
        back: profileRoutes.mine,
        boxes: poolsRoutes.mysteryBoxes,
        addAddress: addressesRoutes.addAddress,
        recharge: (missing) => rechargeRoutes.recharge({ missing, return_to: pathname + search }),
      }}
    />
  );
}
