import { defaultLocale } from '@mcy/api/contract';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { synthesise } from '../synthesise.ts';

/** The day, before the first start, on which the demo's player makes a toy. */
const madeOn = 5;

/** Lets the demo's player make a toy of common ones, by the recipe that takes them of any series. */
export async function synthesiseForDemo(db: Database, { ago, at }: DemoDay): Promise<void> {
  if (ago !== madeOn) return;
  const user_id = (await findDemoPeople(db))('demo');
  const recipe = await db
    .selectFrom('recipe')
    .select(['recipe_id', 'takes', 'takes_rarity'])
    .where('takes_rarity', '=', 'common')
    .where('takes_series_id', 'is', null)
    .where('stopped_at', 'is', null)
    .orderBy('recipe_id', 'desc')
    .executeTakeFirst();
  if (!recipe) return;
  const items = await db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select('item.item_id')
    .where('item.user_id', '=', user_id)
    .where('item.state', '=', 'held')
    .where('item.seen', '=', true)
    .where('toy.rarity', '=', recipe.takes_rarity)
    .orderBy('toy.value')
    .orderBy('item.created_at')
    .orderBy('item.nonce')
    .limit(recipe.takes)
    .execute();
  if (items.length < recipe.takes) return;
  const request = { recipe_id: recipe.recipe_id, item_ids: items.map(({ item_id }) => item_id) };
  await synthesise(db, { user_id, request, locale: defaultLocale, now: at(0.965) });
}
