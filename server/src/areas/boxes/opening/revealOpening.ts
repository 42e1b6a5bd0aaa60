import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openingNotFound } from './messages.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A player saw what they won; `value` is what it sells for in shops, in coins. */
    openingRevealed: { user_id: string; opening_id: string; value: number };
  }
}

/** Marks a player's opening as seen; a second time changes nothing. Refuses `opening_not_found`. */
export async function revealOpening(
  db: Database,
  { user_id, opening_id, now }: { user_id: string; opening_id: string; now: Date },
): Promise<void> {
  const revealed = await db
    .updateTable('opening')
    .set({ revealed_at: now })
    .where('opening_id', '=', opening_id)
    .where('user_id', '=', user_id)
    .where('revealed_at', 'is', null)
    .returning('opening_id')
    .executeTakeFirst();
  if (revealed) {
    tell(db, 'openingRevealed', { user_id, opening_id, value: await showItems(db, opening_id) }, now);
    return;
  }
  const opening = await db
    .selectFrom('opening')
    .select('opening_id')
    .where('opening_id', '=', opening_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (opening) return;
  throw new Refusal({
    error: 'opening_not_found',
    message: openingNotFound,
    field: 'opening_id',
  });
}

/** Puts what an opening gave into its player's collection, and returns the retail value, in coins. */
async function showItems(db: Database, opening_id: string): Promise<number> {
  const { value } = await db
    .with('shown', (shown) =>
      shown
        .updateTable('item')
        .set({ seen: true })
        .from('draw')
        .whereRef('draw.pool_id', '=', 'item.pool_id')
        .whereRef('draw.nonce', '=', 'item.nonce')
        .where('draw.opening_id', '=', opening_id)
        .returning('item.toy_id'),
    )
    .selectFrom('shown')
    .innerJoin('toy', 'toy.toy_id', 'shown.toy_id')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('toy.value'), is.lit(0)), 'bigint').as('value'))
    .executeTakeFirstOrThrow();
  return value;
}
