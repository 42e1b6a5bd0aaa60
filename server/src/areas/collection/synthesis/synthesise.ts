import type { synthesise as call } from '@mcy/api/collection/synthesis/contract';
import { fits } from '@mcy/api/collection/synthesis/rules';
import type { Locale, ParsedRequestOf, RefusalOf, ResponseOf, Translated } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { classOf } from '../items/classOf.ts';
import { makeItem } from '../items/makeItem.ts';
import { moveItems } from '../items/moveItems.ts';
import { requireFreeUnits } from '../stock/requireFreeUnits.ts';
import { recipeNotFound, recipeSoldOut, wrongToys } from './messages.ts';
import { presentSyntheses } from './presentSyntheses.ts';

interface Order {
  user_id: string;
  request: ParsedRequestOf<typeof call>;
  locale: Locale;
  now: Date;
}

/** Makes a toy of others by a recipe, in the caller's transaction. Refuses what its call says. */
export async function synthesise(
  db: Database,
  { user_id, request, locale, now }: Order,
): Promise<ResponseOf<typeof call>> {
  const recipe = await db
    .selectFrom('recipe')
    .selectAll()
    .where('recipe_id', '=', request.recipe_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (recipe?.stopped_at !== null) throw refusal('recipe_not_found', recipeNotFound, 'recipe_id');
  const { recipe_id, toy_id, stock, given, takes } = recipe;
  if (given >= stock) throw refusal('recipe_sold_out', recipeSoldOut, 'recipe_id');
  await requireFreeUnits(db, [toy_id]);
  const synthesis_id = uuidv7();
  const item_ids = [...new Set(request.item_ids)];
  const items = await moveItems(db, { move: 'synthesise', item_ids, user_id, reference_id: synthesis_id, now });
  const toys = await db
    .selectFrom('toy')
    .select(['rarity', 'series_id'])
    .where('toy_id', '=', (is) => is.fn.any(is.val([...new Set(items.map((item) => item.toy_id))])))
    .execute();
  if (items.length !== takes || !toys.every((toy) => fits(toy, recipe))) {
    throw refusal('wrong_toys', wrongToys, 'item_ids');
  }
  const row = { synthesis_id, user_id, recipe_id, count: items.length, made_at: now };
  await db.insertInto('synthesis').values(row).execute();
  await db
    .updateTable('recipe')
    .set({ given: given + 1 })
    .where('recipe_id', '=', recipe_id)
    .execute();
  const made = { user_id, toy_id, serial: given + 1, shipping_class: classOf(items), now };
  await makeItem(db, { ...made, origin: 'synthesis', origin_id: synthesis_id });
  touch(db, 'collection/synthesis', 'everybody');
  // The record of both is read with upgrades.
  touch(db, 'collection/upgrades', user_id);
  const [synthesis] = await presentSyntheses(db, [row], locale);
  if (!synthesis) throw new Error(`synthesis ${synthesis_id} was not presented`);
  return { synthesis };
}

function refusal(error: RefusalOf<typeof call>, message: Translated, field: string): Refusal {
  return new Refusal({ error, message, field });
}
