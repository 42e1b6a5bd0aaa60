import { useBindInviteCode, useInvitation } from '@mcy/api/account/invitations/hooks';
import { BindInviteCodeForm } from '@mcy/forms/account/invitations';
import { BindInviteCodeScreen } from '@mcy/ui/account/invitations';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { forgetPreInviteCode, readPreInviteCode } from '../../../platform/share/preInviteCode.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { ticketsRoutes } from '../../coupons/tickets/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function BindInviteCodeRoute() {
  const { t } = useTranslation('account/invitations');
  const load = useLoad({ invitation: useInvitation({}) });
  const submit = useFormAction(useBindInviteCode({ suppressed: true }), {
    done: t('bindCode.done'),
    onDone: forgetPreInviteCode,
  });
  return (
    <BindInviteCodeScreen
      invitation={mapLoad(load, ({ invitation }) => invitation)}
      form={<BindInviteCodeForm inviteCode={readPreInviteCode()} onSubmit={submit} />}
      links={{ profile: profileRoutes.profile, coupons: ticketsRoutes.coupons }}
    />
  );
}
