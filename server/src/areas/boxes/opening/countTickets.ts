import type { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { mostAtOnce } from '@mcy/api/boxes/opening/words';
import type { ParsedRequestOf } from '@mcy/api/contract';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { commodityShortage, notAllAtOnce, soldOut } from './messages.ts';

/**
 * Returns how many tickets an order draws from a pool with this many left (null: infinite).
 * Refuses with `sold_out`, `commodity_shortage` or `not_all_at_once`.
 */
export function countTickets(count: ParsedRequestOf<typeof openMysteryBox>['count'], remaining: number | null): number {
  if (remaining === 0) throw new Refusal({ error: 'sold_out', message: soldOut });
  if (count === 'all') {
    if (remaining !== null && remaining <= mostAtOnce) return remaining;
    throw new Refusal({ error: 'not_all_at_once', message: notAllAtOnce(mostAtOnce), field: 'count' });
  }
  if (remaining !== null && count > remaining) {
    throw new Refusal({ error: 'commodity_shortage', message: commodityShortage(remaining), field: 'count' });
  }
  return count;
}
