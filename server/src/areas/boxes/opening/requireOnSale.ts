import { Refusal } from '../../../platform/http/Refusal.ts';
import type { LockedPool } from './lockPools.ts';
import { offSale } from './messages.ts';

type Sale = Pick<LockedPool, 'sale_until' | 'off_sale_at'>;

/** False for a pool that was taken off sale, or whose time is over although the job has not come by yet. */
export function isOnSale({ sale_until, off_sale_at }: Sale, now: Date): boolean {
  return off_sale_at === null && (sale_until === null || now < sale_until);
}

/** Refuses `off_sale` for a pool that is not on sale. */
export function requireOnSale(sale: Sale, now: Date): void {
  if (isOnSale(sale, now)) return;
  throw new Refusal({ error: 'off_sale', message: offSale });
}
