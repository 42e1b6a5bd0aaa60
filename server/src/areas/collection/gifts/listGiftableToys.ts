import type { listGiftableToys as call } from '@mcy/api/collection/gifts/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { presentToy, selectToys } from './presentToy.ts';

/** The toys that a player has, latest first, without those of an opening that they have not looked at. */
export async function listGiftableToys(
  db: Database,
  user_id: string,
  { only, ...page }: PageRequest & { only?: string | undefined },
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const query = selectToys(db)
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .select(['series.name as series_name', 'toy.may_gift'])
    .where('item.user_id', '=', user_id)
    .where('item.state', '=', 'held')
    .where('item.seen', '=', true)
    .$if(only !== undefined, (items) =>
      items.where('item.item_id', '=', (is) => is.fn.any(is.val(only?.split(',') ?? []))),
    );
  const { rows, next_cursor } = await readPage(query, { by: 'item.item_id' }, page);
  return {
    rows: rows.map(({ series_name, may_gift, ...toy }) => ({
      ...presentToy(toy, locale),
      series_name: series_name[locale],
      may_gift,
    })),
    next_cursor,
  };
}
