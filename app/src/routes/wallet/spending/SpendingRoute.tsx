import type { CoolOffLength } from '@mcy/api/wallet/spending/contract';
import { useCancelCapRaise, useSetSpendingCaps, useSpending, useStartCoolOff } from '@mcy/api/wallet/spending/hooks';
import { SpendingCapsForm } from '@mcy/forms/wallet/spending';
import { SpendingScreen } from '@mcy/ui/wallet/spending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { flowRoutes } from '../flow/routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

export function SpendingRoute() {
  const { t } = useTranslation('wallet/spending');
  const spending = useSpending({});
  const load = useLoad({ spending });
  const setCaps = useSetSpendingCaps({ suppressed: true });
  const cancelRaise = useCancelCapRaise();
  const coolOff = useStartCoolOff();
  // A raise withdrawn leaves the form with what was asked for: it begins anew.
  const [withdrawn, setWithdrawn] = useState(0);

  const submit = useFormSubmit<Parameters<typeof setCaps.mutateAsync>[0]>(async (request) => {
    const { raise } = await setCaps.mutateAsync(request);
    tell(t(raise === null ? 'spending.caps.saved' : 'spending.caps.raised'));
  });

  async function cancel(): Promise<void> {
    try {
      await cancelRaise.mutateAsync({});
      tell(t('spending.raise.cancelled'));
    } catch {
      // The page's own reactions show a refusal; what is read then is what holds.
    }
    await spending.refetch();
    setWithdrawn(withdrawn + 1);
  }

  async function rest(length: CoolOffLength): Promise<void> {
    try {
      await coolOff.mutateAsync({ length });
      tell(t('spending.coolOff.started'));
    } catch {
      // As above.
      await spending.refetch();
    }
  }

  return (
    <>
      <PageTitle>{t('spending.title')}</PageTitle>
      <SpendingScreen
        spending={mapLoad(load, (data) => data.spending)}
        form={(caps) => <SpendingCapsForm key={withdrawn} caps={caps} onSubmit={submit} />}
        onCancelRaise={cancel}
        onStartCoolOff={rest}
        links={{ settings: profileRoutes.settings, moneyFlow: flowRoutes.moneyFlow }}
      />
    </>
  );
}

function tell(message: string): void {
  announce({ kind: 'toast', tone: 'positive', message });
}
