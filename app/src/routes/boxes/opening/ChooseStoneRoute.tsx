import { useMysteryBox } from '@mcy/api/boxes/pools/hooks';
import { useWallet } from '@mcy/api/wallet/flow/hooks';
import { mostDiamonds, mostStones } from '@mcy/api/wallet/price/rules';
import { ChooseStoneScreen } from '@mcy/ui/boxes/opening';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { checkInRoutes } from '../../account/checkIn/routes.ts';
import { useBoxCouponsInUse } from '../../coupons/tickets/useBoxCouponsInUse.tsx';
import { drawsOf } from './drawsOf.ts';
import { chooseParts, usePartChoice } from './partChoices.ts';
import { lineWith, usableParts } from './partsInUse.ts';
import { openingRoutes } from './routes.ts';

export function ChooseStoneRoute() {
  const pool_id = useRouteParam('pool_id');
  const draws = drawsOf(useSearchParams()[0]);
  const { coupons, isReading } = useBoxCouponsInUse(pool_id);
  const choice = usePartChoice(pool_id);
  const known = useLoad({ pool: useMysteryBox({ pool_id }), wallet: useWallet({}) });
  const load = isReading ? ({ status: 'loading' } as const) : known;
  return (
    <ChooseStoneScreen
      load={mapLoad(load, ({ pool, wallet }) => {
        const list = pool.price * draws;
        const coupon = coupons?.of(list)?.off ?? 0;
        const usable = usableParts(wallet, pool);
        const price = lineWith(list, coupon, choice, usable);
        return {
          box: pool.name,
          draws,
          price,
          held: { stones: wallet.stone, diamonds: wallet.diamond },
          most: {
            stones: Math.min(usable.stones, mostStones(list, coupon)),
            diamonds: Math.min(usable.diamonds, mostDiamonds(list, coupon, price.stones)),
          },
          takesDiamonds: pool.diamonds_allowed,
        };
      })}
      onChoose={(parts) => chooseParts(pool_id, parts)}
      links={{
        box: openingRoutes.open(pool_id, undefined, draws === 1 ? undefined : draws),
        checkIn: checkInRoutes.checkIn,
      }}
    />
  );
}
