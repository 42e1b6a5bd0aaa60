import { useCheckIn, useCheckInToday } from '@mcy/api/account/checkIn/hooks';
import { CheckInScreen } from '@mcy/ui/account/checkIn';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { isPackaged } from '../../../platform/isPackaged.ts';
import { untilThenLinks } from '../identity/untilThenLinks.ts';
import { identityRoutes } from '../identity/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

/** How often the server is asked whether its day has begun, once this device's has, in ms. */
const lateDay = 5_000;

export function CheckInRoute() {
  const query = useCheckIn(
    {},
    {
      // This device's clock may be ahead of the server's, whose day it is.
      refetchInterval: (read) => (read?.checked_in_today && Date.parse(read.next_at) <= Date.now() ? lateDay : false),
    },
  );
  const load = useLoad({ checkIn: query });
  const today = useCheckInToday();
  return (
    <CheckInScreen
      load={mapLoad(load, ({ checkIn }) => checkIn)}
      onCheckIn={() =>
        today.mutateAsync({}).then(
          ({ stones }) => stones,
          // The page's own reactions show a refusal; what is read again is what holds.
          () => query.refetch().then(() => null),
        )
      }
      onNewDay={() => void query.refetch()}
      links={{
        mine: profileRoutes.mine,
        identity: identityRoutes.identity,
        untilThen: isPackaged ? null : untilThenLinks,
      }}
    />
  );
}
