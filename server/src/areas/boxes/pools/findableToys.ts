import { dailyKind } from '@mcy/api/boxes/pools/words';
import { sql } from 'kysely';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';

/** The prize by which each toy is shown: in a box that has tickets, the best place first. */
function prizesShown(db: Database) {
  return db
    .selectFrom('prize')
    .innerJoin('pool', (join) =>
      join.onRef('pool.pool_id', '=', 'prize.pool_id').onRef('pool.odds_version', '=', 'prize.odds_version'),
    )
    .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .where('pool.opened_at', 'is not', null)
    .where('pool.off_sale_at', 'is', null)
    .where('pool.kind', '<>', dailyKind)
    .distinctOn('toy.toy_id')
    .orderBy('toy.toy_id')
    .orderBy('pool.sold_out')
    .orderBy('pool.position')
    .orderBy('prize.position');
}

/** Toys that can be drawn. */
export const findableToys: Findable = {
  kind: 'toy',
  label: { vn: 'Giải trong hộp', zh: '盒中赏品', en: 'Prize in a box' },
  stamp: async (db) => {
    const rows = await prizesShown(db)
      .select([
        'toy.toy_id',
        sql<string>`md5(jsonb_build_array(toy.name, toy.description, pool.sold_out)::text)`.as('stamp'),
      ])
      .execute();
    return new Map(rows.map(({ toy_id, stamp }) => [toy_id, stamp]));
  },
  read: async (db, ids) => {
    const toys = await prizesShown(db)
      .select([
        'toy.toy_id',
        'toy.series_id',
        'toy.name',
        'toy.description',
        'toy.material',
        'series.name as series_name',
        'pool.sold_out',
        'pool.opened_at',
      ])
      .where('toy.toy_id', '=', (is) => is.fn.any(is.val(ids)))
      .execute();
    return toys.map((toy) => ({
      subject_id: toy.toy_id,
      name: toy.name,
      also: Object.values(toy.series_name),
      about: [...Object.values(toy.description), ...Object.values(toy.material)],
      series_id: toy.series_id,
      category: null,
      price: null,
      in_stock: !toy.sold_out,
      on_sale: false,
      pre_sale: false,
      cod_allowed: false,
      weight: toy.sold_out ? 0 : 0.3,
      shown_at: toy.opened_at ?? new Date(0),
    }));
  },
  present: async (db, ids, { locale }) => {
    const toys = await prizesShown(db)
      .select(['toy.toy_id', 'toy.name', 'toy.image', 'series.name as series_name', 'pool.sold_out', 'prize.prize_id'])
      .where('toy.toy_id', '=', (is) => is.fn.any(is.val(ids)))
      .execute();
    return new Map(
      toys.map((toy) => [
        toy.toy_id,
        {
          name: toy.name[locale],
          series_name: toy.series_name[locale],
          category: null,
          image: toy.image,
          price: null,
          list_price: null,
          price_varies: false,
          in_stock: !toy.sold_out,
          pre_sale: false,
          cod_allowed: false,
          path: `/pages/box/goods_detail?prize_id=${toy.prize_id}`,
        },
      ]),
    );
  },
};
