import { Refusal } from '../../../platform/http/Refusal.ts';
import type { LockedPool } from './lockPools.ts';
import { restocking } from './messages.ts';

/** Refuses `restocking` when draws of a pool might give a prize that the store room holds no unit of. */
export function requireUnits(
  { next_nonce, backed_until }: Pick<LockedPool, 'next_nonce' | 'backed_until'>,
  count: number,
): void {
  if (next_nonce + count <= backed_until) return;
  throw new Refusal({ error: 'restocking', message: restocking, field: 'count' });
}
