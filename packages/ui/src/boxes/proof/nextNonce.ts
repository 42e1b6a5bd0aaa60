import type { Pool } from '../pools/Pool.ts';

/** The number of the next draw of a finite pool, which is how many were made; null for an infinite one. */
export function nextNonce({ total, remaining }: Pool): number | null {
  return total === null || remaining === null ? null : total - remaining;
}
