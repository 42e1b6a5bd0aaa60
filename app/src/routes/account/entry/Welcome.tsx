import { useUser } from '@mcy/api/account/profile/hooks';
import { useMysteryBoxPools } from '@mcy/api/boxes/pools/hooks';
import { WelcomeScreen } from '@mcy/ui/account/entry';
import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { offersRoutes } from '../../coupons/offers/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { stageToy } from './stageToy.ts';

/** Enough to choose from, and no catalog. */
const shownBoxes = 2;

/** What a new player sees first. A reload leads on to `return_to`, as for anybody who is signed in. */
export function Welcome({ return_to }: { return_to: string }) {
  const { data: user } = useUser({});
  const pools = usePagedLoad(useMysteryBoxPools({}));
  return (
    <WelcomeScreen
      name={user?.nickname ?? null}
      boxes={mapLoad(pools, ({ rows }) => {
        const open = rows.filter(({ sold_out }) => !sold_out).toSorted((one, other) => one.price - other.price);
        if (open.length === 0) return null;
        return open
          .slice(0, shownBoxes)
          .map((pool) => <MysteryBoxCard key={pool.pool_id} pool={pool} href={poolsRoutes.pool(pool.pool_id)} />);
      })}
      art={stageToy}
      links={{
        boxes: poolsRoutes.mysteryBoxes,
        home: homeRoutes.home,
        coupons: offersRoutes.couponOffers,
        cameFrom: return_to === homeRoutes.home ? null : return_to,
      }}
    />
  );
}
