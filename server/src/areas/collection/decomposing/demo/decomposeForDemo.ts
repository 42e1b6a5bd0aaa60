import { stonesOf } from '@mcy/api/collection/decomposing/rules';
import { defaultLocale } from '@mcy/api/contract';
import type { DemoDay } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { findDemoPeople } from '../../../account/door.ts';
import { decompose } from '../decompose.ts';

/** How many toys the demo's player takes apart, by days before the first start. */
const decomposed: Readonly<Record<number, number>> = { 12: 1, 4: 2 };

/** Lets the demo's player take apart their least valuable toys. */
export async function decomposeForDemo(db: Database, { ago, at }: DemoDay): Promise<void> {
  const count = decomposed[ago];
  if (count === undefined) return;
  const user_id = (await findDemoPeople(db))('demo');
  const items = await db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .select(['item.item_id', 'toy.value'])
    .where('item.user_id', '=', user_id)
    .where('item.state', '=', 'held')
    .where('item.seen', '=', true)
    .where('toy.may_decompose', '=', true)
    .orderBy('toy.value')
    .orderBy('item.created_at')
    .orderBy('item.nonce')
    .limit(count)
    .execute();
  if (items.length === 0) return;
  const request = {
    item_ids: items.map(({ item_id }) => item_id),
    stones: items.reduce((sum, { value }) => sum + stonesOf(value), 0),
  };
  await decompose(db, { user_id, request, locale: defaultLocale, now: at(0.98) });
}
