import type { ParsedRequestOf } from '@mcy/api/contract';
import type {
  createRecipe as recipeCall,
  createTarget as targetCall,
  stopOffer as stopCall,
} from '@mcy/api/operator/offers/contract';
import { openRecipe, openTarget } from '../../collection/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { offerNotFound, seriesNotFound, targetOffered, toyNotFound } from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    offer_create: true;
    offer_stop: true;
  }
}

/** Offers a toy to upgrade to, and returns the offer's id. Refuses `toy_not_found` and `target_offered`. */
export async function createTarget(
  db: Database,
  { toy_id, stock, why }: ParsedRequestOf<typeof targetCall>,
  operator_id: string,
  now: Date,
): Promise<string> {
  // Two operators who offer the same toy at once: the second one waits here.
  await requireToy(db, toy_id);
  const open = await db
    .selectFrom('upgrade_target')
    .select('target_id')
    .where('toy_id', '=', toy_id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (open) throw new Refusal({ error: 'target_offered', message: targetOffered, field: 'toy_id' });
  const subject_id = await openTarget(db, { toy_id, stock, now });
  const detail = { why, stock: String(stock) };
  await logAction(db, { operator_id, action: 'offer_create', subject_id, detail }, now);
  return subject_id;
}

/** Publishes a recipe, and returns its id. Refuses `toy_not_found` and `series_not_found`. */
export async function createRecipe(
  db: Database,
  { why, ...recipe }: ParsedRequestOf<typeof recipeCall>,
  operator_id: string,
  now: Date,
): Promise<string> {
  await requireToy(db, recipe.toy_id);
  if (recipe.takes_series_id !== null) {
    const series = db.selectFrom('series').select('series_id').where('series_id', '=', recipe.takes_series_id);
    if (!(await series.executeTakeFirst())) {
      throw new Refusal({ error: 'series_not_found', message: seriesNotFound, field: 'takes_series_id' });
    }
  }
  const subject_id = await openRecipe(db, { ...recipe, now });
  const detail = { why, stock: String(recipe.stock) };
  await logAction(db, { operator_id, action: 'offer_create', subject_id, detail }, now);
  return subject_id;
}

/** Stops an offer for good. Refuses `offer_not_found`, also when it is stopped already. */
export async function stopOffer(
  db: Database,
  { kind, offer_id, why }: ParsedRequestOf<typeof stopCall>,
  operator_id: string,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await (kind === 'target' ? stopTarget(db, offer_id, now) : stopRecipe(db, offer_id, now));
  if (numUpdatedRows === 0n) throw new Refusal({ error: 'offer_not_found', message: offerNotFound, field: 'offer_id' });
  if (kind === 'target') touch(db, 'collection/upgrades', 'everybody');
  else touch(db, 'collection/synthesis', 'everybody');
  await logAction(db, { operator_id, action: 'offer_stop', subject_id: offer_id, detail: { why } }, now);
}

async function requireToy(db: Database, toy_id: string): Promise<void> {
  const toy = db.selectFrom('toy').select('toy_id').where('toy_id', '=', toy_id).forNoKeyUpdate();
  if (await toy.executeTakeFirst()) return;
  throw new Refusal({ error: 'toy_not_found', message: toyNotFound, field: 'toy_id' });
}

function stopTarget(db: Database, target_id: string, now: Date) {
  const open = db.updateTable('upgrade_target').where('target_id', '=', target_id).where('stopped_at', 'is', null);
  return open.set({ stopped_at: now }).executeTakeFirstOrThrow();
}

function stopRecipe(db: Database, recipe_id: string, now: Date) {
  const open = db.updateTable('recipe').where('recipe_id', '=', recipe_id).where('stopped_at', 'is', null);
  return open.set({ stopped_at: now }).executeTakeFirstOrThrow();
}
