import { useCancelCapRaise, useSetSpendingCaps, useSpending, useStartCoolOff } from '@mcy/api/wallet/spending/hooks';
import { SpendingCapsForm } from '@mcy/forms/wallet/spending';
import { SpendingScreen } from '@mcy/ui/wallet/spending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { flowRoutes } from '../flow/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

export function SpendingRoute() {
  const { t } = useTranslation('wallet/spending');
  const spending = useSpending({});
  const load = useLoad({ spending });
  const setCaps = useFormAction(useSetSpendingCaps({ suppressed: true }), {
    done: ({ raise }) => t(raise === null ? 'spending.caps.saved' : 'spending.caps.raised'),
  });
  const cancelRaise = useAction(useCancelCapRaise(), {
    done: t('spending.raise.cancelled'),
    onRefused: spending.refetch,
  });
  const coolOff = useAction(useStartCoolOff(), { done: t('spending.coolOff.started'), onRefused: spending.refetch });
  // After a raise is withdrawn, the form still holds the requested caps, so it is reset.
  const [withdrawn, setWithdrawn] = useState(0);

  async function cancel(): Promise<void> {
    await cancelRaise({});
    setWithdrawn(withdrawn + 1);
  }

  return (
    <SpendingScreen
      spending={mapLoad(load, (data) => data.spending)}
      form={(caps) => <SpendingCapsForm key={withdrawn} caps={caps} onSubmit={setCaps} />}
      onCancelRaise={cancel}
      onStartCoolOff={(length) => coolOff({ length })}
      links={{ settings: profileRoutes.settings, moneyFlow: flowRoutes.moneyFlow() }}
    />
  );
}
