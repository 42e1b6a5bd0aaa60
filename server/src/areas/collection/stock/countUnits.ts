import type { ParsedRequestOf } from '@mcy/api/contract';
import type { correctUnits as correction, receiveUnits as receipt } from '@mcy/api/operator/stock/contract';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { stockChanged, toyNotFound, unitsPromised } from './messages.ts';

interface Act {
  operator_id: string;
  now: Date;
}

/** Adds units that arrived, in the caller's transaction. Refuses `toy_not_found`. */
export async function receiveUnits(
  db: Database,
  { toy_id, units, reason }: ParsedRequestOf<typeof receipt>,
  { operator_id, now }: Act,
): Promise<void> {
  await lockStock(db, toy_id);
  await moveStock(db, { toy_id, kind: 'receive', on_hand: units, reason, operator_id, moved_at: now });
}

/**
 * Sets how many units an operator counted, in the caller's transaction, and returns the difference. Refuses
 * `toy_not_found`, `stock_changed`, `units_promised`.
 */
export async function correctUnits(
  db: Database,
  { toy_id, counted, seen, reason }: ParsedRequestOf<typeof correction>,
  { operator_id, now }: Act,
): Promise<number> {
  const { on_hand, promised } = await lockStock(db, toy_id);
  if (on_hand !== seen) throw new Refusal({ error: 'stock_changed', message: stockChanged(on_hand), field: 'counted' });
  if (counted < promised) {
    throw new Refusal({ error: 'units_promised', message: unitsPromised(promised), field: 'counted' });
  }
  const change = counted - on_hand;
  if (change !== 0) {
    await moveStock(db, { toy_id, kind: 'correct', on_hand: change, reason, operator_id, moved_at: now });
  }
  return change;
}

interface Movement {
  toy_id: string;
  kind: 'receive' | 'correct';
  on_hand: number;
  reason: string;
  operator_id: string;
  moved_at: Date;
}

async function moveStock(db: Database, movement: Movement): Promise<void> {
  await db
    .insertInto('stock_movement')
    .values({ ...movement, promised: 0 })
    .execute();
  touch(db, 'collection/stock', 'everybody');
}

async function lockStock(db: Database, toy_id: string) {
  const stock = await db
    .selectFrom('stock')
    .select(['on_hand', 'promised'])
    .where('toy_id', '=', toy_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!stock) throw toyMissing();
  return stock;
}

export function toyMissing(): Refusal {
  return new Refusal({ error: 'toy_not_found', message: toyNotFound, field: 'toy_id' });
}
