import { Refusal } from '../../../platform/http/Refusal.ts';
import type { LockedPool } from './lockPools.ts';
import { offSale } from './messages.ts';

/** Refuses `off_sale` for a pool that was taken off sale, or whose time is over although the job has not come by yet. */
export function requireOnSale(
  { sale_until, off_sale_at }: Pick<LockedPool, 'sale_until' | 'off_sale_at'>,
  now: Date,
): void {
  if (off_sale_at === null && (sale_until === null || now < sale_until)) return;
  throw new Refusal({ error: 'off_sale', message: offSale });
}
