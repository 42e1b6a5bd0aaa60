import { useUnreadNotifications } from '@mcy/api/account/notices/hooks';
import { useUser } from '@mcy/api/account/profile/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { GuestBar, PlayerBar } from '@mcy/ui/account/profile';
import { SearchField } from '@mcy/ui/mall/search';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUnlessHeld } from '../../platform/heldBalances.ts';
import { useSession } from '../../platform/session.ts';
import { entryRoutes } from '../../routes/account/entry/routes.ts';
import { noticesRoutes } from '../../routes/account/notices/routes.ts';
import { profileRoutes } from '../../routes/account/profile/routes.ts';
import type { ChooseLanguageProps } from '../../routes/content/home/ChooseLanguage.tsx';
import { searchRoutes } from '../../routes/mall/search/routes.ts';
import { flowRoutes } from '../../routes/wallet/flow/routes.ts';
import { rechargeRoutes } from '../../routes/wallet/recharge/routes.ts';

/** At the end of every bar on a desktop: the search, and the account of a player or a guest's ways in. */
export function DesktopAccount() {
  const signedIn = useSession() !== null;
  return (
    <>
      <Search />
      {signedIn ? <Player /> : <Guest />}
    </>
  );
}

/** Pages with a search field of their own. */
const searching: ReadonlySet<string> = new Set([searchRoutes.search(), searchRoutes.searchResult({})]);

function Search() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (searching.has(pathname)) return null;
  return <SearchField onSearch={(q) => void navigate(searchRoutes.searchResult({ q }))} />;
}

function Player() {
  const user = useUser({});
  const wallet = useWallet({});
  const shown = useUnlessHeld(wallet.data);
  const unread = useUnreadNotifications({});
  // All at once: a bar that grows piece by piece moves under the pointer.
  if (user.isLoading || wallet.isLoading) return null;
  return (
    <PlayerBar
      user={user.data}
      wallet={shown}
      unread={unread.data?.unread_count}
      links={{
        mine: profileRoutes.mine,
        moneyFlow: flowRoutes.moneyFlow(),
        recharge: rechargeRoutes.recharge(),
        notifications: noticesRoutes.notifications,
      }}
    />
  );
}

/** Pages that ask by themselves who it is. */
const waysIn: ReadonlySet<string> = new Set([
  entryRoutes.signIn(),
  entryRoutes.register(),
  entryRoutes.forgotPassword(),
]);

function Guest() {
  const { pathname, search } = useLocation();
  const [Choice, setChoice] = useState<ComponentType<ChooseLanguageProps> | null>(null);
  const back = pathname + search;
  return (
    <>
      <GuestBar
        links={waysIn.has(pathname) ? null : { signIn: entryRoutes.signIn(back), register: entryRoutes.register(back) }}
        onChooseLanguage={async () => {
          const { ChooseLanguage } = await import('../../routes/content/home/ChooseLanguage.tsx');
          setChoice(() => ChooseLanguage);
        }}
      />
      {Choice && <Choice onClose={() => setChoice(null)} />}
    </>
  );
}
