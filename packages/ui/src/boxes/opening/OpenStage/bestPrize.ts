import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import type { Prize } from '@mcy/api/boxes/pools/contract';
import { groupResults } from '../ResultBoard/groupResults.ts';

/** The rarest and most valuable of some results; null for none. */
export function bestPrize(results: readonly DrawResult[]): Prize | null {
  return groupResults(results)[0]?.prize ?? null;
}
