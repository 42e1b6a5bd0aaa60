import { useSearchParams } from 'react-router-dom';
import { homeRoutes } from '../../content/home/routes.ts';
import { useReturnTo } from '../../useReturnTo.ts';

export interface InterruptedPurchase {
  /** Coins. */
  missing: number;
  return_to: string;
}

/** A stranger can write a link: the amount is as the shop writes it, with at most eight figures. */
const amount = /^[1-9]\d{0,7}$/;

/** The coins that a purchase misses, and the way back to it; null for somebody who did not come from one. */
export function useInterruptedPurchase(): InterruptedPurchase | null {
  const [parameters] = useSearchParams();
  const return_to = useReturnTo();
  const missing = parameters.get('missing') ?? '';
  return amount.test(missing) && return_to !== homeRoutes.home ? { missing: Number(missing), return_to } : null;
}
