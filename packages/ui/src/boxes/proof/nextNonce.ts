import type { Pool } from '@mcy/api/boxes/pools/contract';

/** Returns the number of a finite pool's next draw, which equals the draws made; null for an infinite pool. */
export function nextNonce({ total, remaining }: Pool): number | null {
  return total === null || remaining === null ? null : total - remaining;
}
