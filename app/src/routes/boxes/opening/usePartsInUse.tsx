import { type OpenScreenProps, PartsLink } from '@mcy/ui/boxes/opening';
import { usePartChoice } from './partChoices.ts';
import { lineWith, usableParts } from './partsInUse.ts';
import { openingRoutes } from './routes.ts';

interface Known {
  pool: { pool_id: string; price: number; diamonds_allowed: boolean } | undefined;
  wallet: { stone: number; diamond: number } | undefined;
  coupons: OpenScreenProps['coupons'];
}

/** The stones and diamonds of an opening; undefined for a player without any, and until it is known. */
export function usePartsInUse(pool_id: string, { pool, wallet, coupons }: Known): OpenScreenProps['parts'] {
  const choice = usePartChoice(pool_id);
  if (!pool || !wallet) return undefined;
  const usable = usableParts(wallet, pool);
  if (usable.stones + usable.diamonds === 0) return undefined;
  return {
    of: (list, coupon) => {
      const { stones, diamonds, diamond_off } = lineWith(list, coupon, choice, usable);
      return { stones, diamonds, off: stones + diamond_off };
    },
    picker: (draws) => {
      const list = pool.price * draws;
      const parts = lineWith(list, coupons?.of(list)?.off ?? 0, choice, usable);
      return <PartsLink parts={parts} href={openingRoutes.chooseStone(pool_id, draws === 1 ? undefined : draws)} />;
    },
  };
}
