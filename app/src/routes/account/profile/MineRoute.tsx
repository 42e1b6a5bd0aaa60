import { useIdentity } from '@mcy/api/account/identity/hooks';
import { usePlayer } from '@mcy/api/account/people/hooks';
import { useUnreadNotifications } from '@mcy/api/account/notices/hooks';
import { useUser } from '@mcy/api/account/profile/hooks';
import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import { useToys } from '@mcy/api/collection/items/hooks';
import { useCouponCount } from '@mcy/api/coupons/tickets/hooks';
import { useWithdrawals } from '@mcy/api/wallet/withdrawals/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { type MineAccount, MineScreen, type MineScreenProps } from '@mcy/ui/account/profile';
import type { Load } from '@mcy/ui/patterns';
import { chooseLocale } from '../../../platform/i18n.ts';
import { reportFailure } from '../../../platform/failures.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSession } from '../../../platform/session.ts';
import { useDevice } from '../../../platform/device/useDevice.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { addressesRoutes } from '../addresses/routes.ts';
import { checkInRoutes } from '../checkIn/routes.ts';
import { entryRoutes } from '../entry/routes.ts';
import { flowRoutes } from '../../wallet/flow/routes.ts';
import { itemsRoutes } from '../../collection/items/routes.ts';
import { deskRoutes } from '../../operator/desk/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { levelsRoutes } from '../levels/routes.ts';
import { noticesRoutes } from '../notices/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { policiesRoutes } from '../../content/policies/routes.ts';
import { profileRoutes } from './routes.ts';
import { dailyRoutes } from '../../boxes/daily/routes.ts';
import { openingRoutes } from '../../boxes/opening/routes.ts';
import { passRoutes } from '../../boxes/pass/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { proofRoutes } from '../../boxes/proof/routes.ts';
import { catalogueRoutes } from '../../mall/catalogue/routes.ts';
import { ordersRoutes } from '../../mall/orders/routes.ts';
import { rankingsRoutes } from '../rankings/routes.ts';
import { rechargeRoutes } from '../../wallet/recharge/routes.ts';
import { ticketsRoutes } from '../../coupons/tickets/routes.ts';
import { spendingRoutes } from '../../wallet/spending/routes.ts';
import { withdrawalsRoutes } from '../../wallet/withdrawals/routes.ts';

export function MineRoute() {
  const account = useAccount();
  const unread = useUnread();
  const follows = useFollows();
  const { data: verified } = useIdentity({});
  const { data: user } = useUser({});
  const { data: coupons } = useCouponCount({});
  const device = useDevice();
  return (
    <MineScreen
      account={account}
      unread={unread}
      follows={follows}
      identity={verified && (verified.review?.state ?? null)}
      coupons={coupons ? coupons.usable + coupons.unclaimed : 0}
      {...device}
      links={{
        signIn: entryRoutes.signIn(profileRoutes.mine),
        register: entryRoutes.register(profileRoutes.mine),
        recharge: rechargeRoutes.recharge(),
        withdraw: withdrawalsRoutes.withdraw,
        boxes: poolsRoutes.mysteryBoxes,
        item: itemsRoutes.item,
        collection: itemsRoutes.collection,
        boxRecord: proofRoutes.drawRecord,
        boxOrders: openingRoutes.openingHistory,
        mallOrders: ordersRoutes.mallOrders(),
        coupons: ticketsRoutes.coupons,
        moneyFlow: flowRoutes.moneyFlow(),
        stoneFlow: flowRoutes.stoneFlow(),
        diamondFlow: flowRoutes.diamondFlow(),
        spending: spendingRoutes.spending,
        following: peopleRoutes.following,
        fans: peopleRoutes.fans,
        level: levelsRoutes.level,
        rankings: rankingsRoutes.rankings,
        notifications: noticesRoutes.notifications,
        profile: profileRoutes.profile,
        addresses: addressesRoutes.addresses,
        settings: profileRoutes.settings,
        checkIn: checkInRoutes.checkIn,
        daily: dailyRoutes.daily(),
        pass: passRoutes.battlePass,
        mall: catalogueRoutes.mall,
        identity: identityRoutes.identity,
        desk: user?.roles.includes('operator') ? deskRoutes.desk : null,
        delivery: policiesRoutes.deliveryService(),
        policies: policiesRoutes.policy('user'),
        unopened: proofRoutes.drawRecord,
      }}
      onChooseLocale={(locale) => void chooseLocale(locale).catch(reportFailure)}
    />
  );
}

/** The signed-in account with what it holds; null for a guest. */
function useAccount(): Load<MineAccount | null> {
  const signedIn = useSession() !== null;
  const load = useLoad({ user: useUser({}), wallet: useWallet({}), unopened: useUnopened({}) });
  const toys = useToys({ limit: shownToys });
  const unread = useUnreadNotifications({});
  const identity = useIdentity({});
  const withdrawals = useWithdrawals({});
  if (!signedIn) return { status: 'loaded', data: null };
  // What waits comes with the rest, so that nothing moves; where it fails, the rest is shown without it.
  if ([toys, unread, identity, withdrawals].some(({ isLoading }) => isLoading)) return { status: 'loading' };
  return mapLoad(load, ({ user, wallet, unopened }) => ({
    user,
    balance: wallet.balance,
    stones: wallet.stone,
    diamonds: wallet.diamond,
    toys: (toys.data?.pages[0]?.rows ?? []).map((toy) => ({ ...toy, item_id: toy.item_ids[0] ?? '' })),
    waiting: {
      unopened: unopened.rows.length,
      unread: unread.data?.unread_count ?? 0,
      identity: identity.data?.review?.state === 'under_review',
      withdrawal:
        withdrawals.data?.pages[0]?.rows.some(({ status }) => status === 'requested' || status === 'approved') ?? false,
    },
  }));
}

/** Two rows of a phone. */
const shownToys = 8;

/** How many notifications are unread, none as long as that is not known; null for a guest. */
function useUnread(): number | null {
  const signedIn = useSession() !== null;
  const { data } = useUnreadNotifications({});
  return signedIn ? (data?.unread_count ?? 0) : null;
}

/** How many the player follows and is followed by; null for a guest, and as long as that is not known. */
function useFollows(): MineScreenProps['follows'] {
  const user_id = useSession()?.user.id ?? '';
  const { data } = usePlayer({ user_id }, { enabled: user_id !== '' });
  return data ?? null;
}
