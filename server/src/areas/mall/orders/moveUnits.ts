import type { Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { outOfStock, tooFewLeft } from '../cart/messages.ts';

interface OrderedUnits {
  variant_id: string;
  count: number;
  /** The product's. */
  name: Translated;
}

/** Units of versions that are locked on their shelves until the transaction ends. */
export type LockedShelves = ReadonlyMap<string, number>;

/** Locks versions' shelves, in the order of their ids. */
export async function lockShelves(db: Database, variant_ids: readonly string[]): Promise<LockedShelves> {
  const shelves = await db
    .selectFrom('shelf')
    .select(['variant_id', 'on_hand'])
    .where('variant_id', '=', (is) => is.fn.any(is.val(variant_ids)))
    .orderBy('variant_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(shelves.map(({ variant_id, on_hand }) => [variant_id, on_hand]));
}

/** Refuses `out_of_stock`, naming every product that is gone, or else of which there are too few (spec §8). */
export function requireUnits(shelves: LockedShelves, lines: readonly OrderedUnits[]): void {
  const short = lines.filter(({ variant_id, count }) => (shelves.get(variant_id) ?? 0) < count);
  if (short.length === 0) return;
  const gone = short.filter(({ variant_id }) => (shelves.get(variant_id) ?? 0) === 0);
  const left = short.map(({ variant_id, name }) => ({ name: withUnits(name, shelves.get(variant_id) ?? 0) }));
  const message = gone.length > 0 ? outOfStock(joined(gone)) : tooFewLeft(joined(left));
  throw new Refusal({ error: 'out_of_stock', message, field: 'lines' });
}

function withUnits({ vn, zh, en }: Translated, units: number): Translated {
  return { vn: `${vn} (còn ${units})`, zh: `${zh}（剩 ${units}）`, en: `${en} (${units} left)` };
}

/** Names of products, between commas. */
export function joined(lines: readonly { name: Translated }[]): Translated {
  return {
    vn: lines.map(({ name }) => name.vn).join(', '),
    zh: lines.map(({ name }) => name.zh).join('、'),
    en: lines.map(({ name }) => name.en).join(', '),
  };
}

/** Takes an order's units from their shelves, in the caller's transaction. */
export async function takeUnits(db: Database, order_id: string, now: Date): Promise<void> {
  await sql`
    insert into shelf_movement (variant_id, kind, on_hand, order_id, moved_at)
    select variant_id, 'order', -count, order_id, ${now} from mall_order_line where order_id = ${order_id}`.execute(db);
  touch(db, 'mall/catalogue', 'everybody');
}

/** Gives an order's units back to their shelves, in the caller's transaction; once an order, by constraint. */
export async function giveUnitsBack(db: Database, order_id: string, now: Date): Promise<void> {
  await sql`
    insert into shelf_movement (variant_id, kind, on_hand, order_id, moved_at)
    select variant_id, 'give_back', count, order_id, ${now} from mall_order_line where order_id = ${order_id}`.execute(
    db,
  );
  touch(db, 'mall/catalogue', 'everybody');
}
