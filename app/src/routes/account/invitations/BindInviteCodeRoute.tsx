import { useBindInviteCode, useInvitation } from '@mcy/api/account/invitations/hooks';
import { BindInviteCodeForm } from '@mcy/forms/account/invitations';
import { BindInviteCodeScreen } from '@mcy/ui/account/invitations';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { forgetPreInviteCode, readPreInviteCode } from '../../../platform/share/preInviteCode.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { profileRoutes } from '../profile/routes.ts';

export function BindInviteCodeRoute() {
  const { t } = useTranslation('account/invitations');
  const load = useLoad({ invitation: useInvitation({}) });
  const bind = useBindInviteCode({ suppressed: true });
  const submit = useFormSubmit<Parameters<typeof bind.mutateAsync>[0]>(async (request) => {
    await bind.mutateAsync(request);
    forgetPreInviteCode();
    announce({ kind: 'toast', tone: 'positive', message: t('bindCode.done') });
  });
  return (
    <BindInviteCodeScreen
      invitation={mapLoad(load, ({ invitation }) => invitation)}
      form={<BindInviteCodeForm inviteCode={readPreInviteCode()} onSubmit={submit} />}
      links={{ profile: profileRoutes.profile }}
    />
  );
}
