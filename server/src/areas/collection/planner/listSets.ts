import type { listSets as call } from '@mcy/api/collection/planner/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { ownsToy } from './ownsToy.ts';

/** Every series that has toys, in the shop's order, with how many of its toys a player has. */
export async function listSets(db: Database, user_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const sets = await db
    .selectFrom('series')
    .innerJoin('toy', 'toy.series_id', 'series.series_id')
    .select(['series.series_id', 'series.name', 'series.image'])
    .select((is) => is.cast<number>(is.fn.count('toy.toy_id'), 'integer').as('toys'))
    .select((is) => is.cast<number>(is.fn.count('toy.toy_id').filterWhere(ownsToy(user_id)), 'integer').as('owned'))
    .groupBy('series.series_id')
    .orderBy('series.position')
    .execute();
  return { rows: sets.map(({ name, ...set }) => ({ ...set, name: name[locale] })) };
}
