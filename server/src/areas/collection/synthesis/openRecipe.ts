import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Tables } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { touch } from '../../../platform/facts/touch.ts';

type NewRecipe = Omit<Insertable<Tables['recipe']>, 'recipe_id' | 'given' | 'created_at' | 'stopped_at'> & {
  recipe_id?: string;
  now: Date;
};

/** Publishes a recipe, and returns its id. */
export async function openRecipe(db: Database, { recipe_id = uuidv7(), now, ...recipe }: NewRecipe): Promise<string> {
  await inTransaction(db, async (transaction) => {
    const row = { ...recipe, recipe_id, created_at: now, stopped_at: null };
    await transaction.insertInto('recipe').values(row).execute();
    touch(transaction, 'collection/synthesis', 'everybody');
  });
  return recipe_id;
}
