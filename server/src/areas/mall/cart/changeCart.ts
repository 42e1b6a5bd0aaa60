import type { KeptLine } from '@mcy/api/mall/cart/contract';
import { mostLines } from '@mcy/api/mall/cart/words';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { offerAt } from '../catalogue/offerAt.ts';
import { cartFull, mostOfIt, outOfStock, variantNotFound } from './messages.ts';
import { mostOf, selectCartVariants } from './readLines.ts';

interface Change {
  user_id: string;
  variant_id: string;
  count: number;
  now: Date;
}

/**
 * Puts pieces into a cart beside those that are there (`add`), or instead of them (`set`), in the caller's transaction.
 * Refuses `variant_not_found`, `out_of_stock`, `quantity_maximum`, `cart_full`.
 */
export async function putIntoCart(
  db: Database,
  how: 'add' | 'set',
  { user_id, variant_id, count, now }: Change,
): Promise<void> {
  await lockCart(db, user_id);
  const [variant, lines] = await Promise.all([
    selectCartVariants(db).where('variant.variant_id', '=', variant_id).executeTakeFirst(),
    db.selectFrom('cart_line').select(['variant_id', 'count']).where('user_id', '=', user_id).execute(),
  ]);
  if (!variant || variant.listed_at === null) {
    throw new Refusal({ error: 'variant_not_found', message: variantNotFound, field: 'variant_id' });
  }
  if (variant.on_hand === 0) {
    throw new Refusal({ error: 'out_of_stock', message: outOfStock(variant.name), field: 'variant_id' });
  }
  const there = lines.find((line) => line.variant_id === variant_id);
  if (!there && lines.length >= mostLines)
    throw new Refusal({ error: 'cart_full', message: cartFull, field: 'variant_id' });
  const wanted = count + (how === 'add' ? (there?.count ?? 0) : 0);
  const most = mostOf(variant);
  if (wanted > most) throw new Refusal({ error: 'quantity_maximum', message: mostOfIt(most), field: 'count' });
  const { price } = offerAt(variant, now);
  await db
    .insertInto('cart_line')
    .values({ user_id, variant_id, count: wanted, seen_price: price, put_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'variant_id']).doUpdateSet({ count: wanted, seen_price: price }),
    )
    .execute();
  touch(db, 'mall/cart', user_id);
}

/** Takes versions out of a cart. */
export async function removeFromCart(db: Database, user_id: string, variant_ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('user_id', '=', user_id)
    .where('variant_id', '=', (is) => is.fn.any(is.val(variant_ids)))
    .execute();
  touch(db, 'mall/cart', user_id);
}

/**
 * Joins what a device kept with a player's cart: the larger count stays, and what is not sold is left out. Returns the versions for which
 * the cart has no room.
 */
export async function joinCart(
  db: Database,
  { user_id, lines, now }: { user_id: string; lines: readonly KeptLine[]; now: Date },
): Promise<string[]> {
  await lockCart(db, user_id);
  const [own, variants] = await Promise.all([
    db.selectFrom('cart_line').select('variant_id').where('user_id', '=', user_id).execute(),
    selectCartVariants(db)
      .where('variant.variant_id', '=', (is) => is.fn.any(is.val(lines.map(({ variant_id }) => variant_id))))
      .where('product.listed_at', 'is not', null)
      .execute(),
  ]);
  const there = new Set(own.map(({ variant_id }) => variant_id));
  const sold = new Map(variants.map((variant) => [variant.variant_id, variant]));
  const known = [...new Map(lines.map((line) => [line.variant_id, line])).values()].flatMap((line) => {
    const variant = sold.get(line.variant_id);
    return variant ? [{ ...line, seen_price: Math.max(1, line.seen_price) }] : [];
  });
  const room = mostLines - there.size;
  const fresh = known.filter(({ variant_id }) => !there.has(variant_id));
  const joined = [...known.filter(({ variant_id }) => there.has(variant_id)), ...fresh.slice(0, room)];
  const left_out = fresh.slice(room).map(({ variant_id }) => variant_id);
  if (joined.length === 0) return left_out;
  await db
    .insertInto('cart_line')
    .values(joined.map((line) => ({ ...line, user_id, put_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'variant_id'])
        .doUpdateSet({ count: sql<number>`greatest(cart_line.count, excluded.count)` }),
    )
    .execute();
  touch(db, 'mall/cart', user_id);
  return left_out;
}

/** Takes note of the prices that changed. */
export async function agreeToPrices(db: Database, user_id: string, now: Date): Promise<void> {
  await sql`
    update cart_line set seen_price =
      case when sale_price is not null and sale_from <= ${now} and sale_until > ${now} then sale_price else price end
    from variant where variant.variant_id = cart_line.variant_id and user_id = ${user_id}`.execute(db);
  touch(db, 'mall/cart', user_id);
}

export async function countPieces(db: Database, user_id: string): Promise<number> {
  const { pieces } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('pieces'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return pieces;
}

/** Changes of one player's cart wait for each other: its lines are counted. */
async function lockCart(db: Database, user_id: string): Promise<void> {
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
}
