import { Refusal } from '../../../platform/http/Refusal.ts';
import { restocking } from './messages.ts';
import type { PoolOnSale } from './PoolOnSale.ts';

/**
 * Refuses `restocking` when draws of a pool might give a prize that the warehouse holds no unit of: whatever they give,
 * as many are covered as its scarcest prize has units.
 */
export function requireUnits(pool: Pick<PoolOnSale, 'next_nonce' | 'backed_until' | 'held'>, count: number): void {
  if (pool.next_nonce + count <= pool.backed_until) return;
  if (pool.held) pool.backed_until = pool.next_nonce + Math.min(...pool.held.values());
  if (pool.next_nonce + count <= pool.backed_until) return;
  throw new Refusal({ error: 'restocking', message: restocking, field: 'count' });
}
