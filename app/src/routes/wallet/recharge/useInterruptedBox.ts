import { useSearchParams } from 'react-router-dom';
import { openingRoutes } from '../../boxes/opening/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { useReturnTo } from '../../useReturnTo.ts';

export interface InterruptedBox {
  /** Coins. */
  missing: number;
  return_to: string;
}

/** A stranger can write a link: the amount is as the shop writes it, with at most eight figures. */
const amount = /^[1-9]\d{0,7}$/;

const boxes = [openingRoutes.open(''), poolsRoutes.pool('')].map((address) => address.split('?', 1)[0]);

/** The coins that a box misses, and the way back to it; null for somebody who did not come from one. */
export function useInterruptedBox(): InterruptedBox | null {
  const [parameters] = useSearchParams();
  const return_to = useReturnTo();
  const missing = parameters.get('missing') ?? '';
  return amount.test(missing) && boxes.includes(return_to.split('?', 1)[0])
    ? { missing: Number(missing), return_to }
    : null;
}
