import { useBoundNames } from '@mcy/api/account/names/hooks';
import { useEndOtherSessions, useEndSession, useSessions } from '@mcy/api/account/entry/hooks';
import { useEditPrivacy, usePrivacy } from '@mcy/api/account/profile/hooks';
import { BoundNames } from '@mcy/ui/account/names';
import { DeviceNotifications } from '@mcy/ui/account/notices';
import { SettingsScreen } from '@mcy/ui/account/profile';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../platform/failures.ts';
import { chooseLocale } from '../../../platform/i18n.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useDevice } from '../../../platform/device/useDevice.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useSignOut } from '../entry/useSignOut.ts';
import { entryRoutes } from '../entry/routes.ts';
import { namesRoutes } from '../names/routes.ts';
import { profileRoutes } from './routes.ts';
import { spendingRoutes } from '../../wallet/spending/routes.ts';
import { useDeviceNotifications } from '../notices/useDeviceNotifications.ts';

export function SettingsRoute() {
  const device = useDevice();
  const devices = useDevices();
  const names = useBoundNames({});
  const privacy = usePrivacyChoices();
  const notifications = useDeviceNotifications();
  const signOut = useSignOut();
  return (
    <SettingsScreen
      {...device}
      version={__APP_VERSION__}
      names={
        <BoundNames
          names={names.data}
          links={{ email: namesRoutes.bindName('email'), mobile: namesRoutes.bindName('mobile') }}
        />
      }
      links={{
        mine: profileRoutes.mine,
        profile: profileRoutes.profile,
        changePassword: entryRoutes.changePassword,
        spending: spendingRoutes.spending,
      }}
      onChooseLocale={(locale) => void chooseLocale(locale).catch(reportFailure)}
      notifications={<DeviceNotifications {...notifications} />}
      onSignOut={signOut}
      {...devices}
      {...privacy}
    />
  );
}

/** Where the user is signed in, and the ways to end it there. */
function useDevices() {
  const { t } = useTranslation('account/entry');
  const sessions = useSessions({});
  const load = useLoad({ sessions });
  const options = { done: t('devices.ended'), onRefused: sessions.refetch };
  const endSession = useAction(useEndSession(), options);
  const endOthers = useAction(useEndOtherSessions(), options);
  return {
    devices: mapLoad(load, (loaded) => loaded.sessions.rows),
    onEndSession: (session_id: string) => endSession({ session_id }),
    onEndOthers: () => endOthers({}),
  };
}

/** What others see of the user, and the way to change it. */
function usePrivacyChoices() {
  const load = useLoad({ privacy: usePrivacy({}) });
  const edit = useAction(useEditPrivacy());
  return {
    privacy: mapLoad(load, ({ privacy }) => privacy),
    // After a refusal the switch says what holds.
    onChangePrivacy: (changes: Parameters<typeof edit>[0]) => edit(changes),
  };
}
