import type { unitRefusals } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { unitsShort } from './messages.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends Record<keyof typeof unitRefusals, true> {}
}

/**
 * Locks the counts of toys that are about to be promised to a player, each as often as it is named, until the transaction
 * ends. Refuses `units_short`. The database promises the unit itself, with the item or its move, and allows no more
 * promises than units; this says it in words.
 */
export async function requireFreeUnits(db: Database, toy_ids: readonly string[]): Promise<void> {
  const wanted = Map.groupBy(toy_ids, (toy_id) => toy_id);
  const counts = await db
    .selectFrom('stock')
    .innerJoin('toy', 'toy.toy_id', 'stock.toy_id')
    .select(['stock.toy_id', 'stock.free', 'toy.name'])
    .where('stock.toy_id', '=', (is) => is.fn.any(is.val([...wanted.keys()])))
    .orderBy('stock.toy_id')
    .forNoKeyUpdate('stock')
    .execute();
  const short = counts.find(({ toy_id, free }) => free < (wanted.get(toy_id)?.length ?? 0));
  if (short) throw new Refusal({ error: 'units_short', message: unitsShort(short.name) });
}
