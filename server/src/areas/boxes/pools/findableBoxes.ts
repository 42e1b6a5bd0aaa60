import { dailyKind } from '@mcy/api/boxes/pools/words';
import { sql } from 'kysely';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PoolKind } from '../tables.ts';
import { selectPools } from './presentPool.ts';

/** What people call a box that hides what is in it. */
const called = [
  'hộp mù',
  'túi mù',
  'hộp bí ẩn',
  'blind box',
  'mystery box',
  'gacha',
  'máy rút thẻ',
  'túi may mắn',
  'lucky bag',
  'card machine',
  '福袋',
  '抽卡机',
  '盲盒',
  '惊喜盒',
  '一番赏',
  'ichiban',
];

/** Pages of kinds with a face of their own. */
const pages: Readonly<Partial<Record<PoolKind, string>>> = {
  card_machine: '/pages/index/card_info',
  lucky_bag: '/pages/index/bag_details',
};

function boxesAmong(db: Database, ids: readonly string[]) {
  return selectPools(db).where('pool.pool_id', '=', (is) => is.fn.any(is.val(ids)));
}

/** Boxes on sale; those that are sold out come later. */
export const findableBoxes: Findable = {
  kind: 'box',
  label: { vn: 'Hộp mù', zh: '盲盒', en: 'Mystery box' },
  stamp: async (db) => {
    const rows = await db
      .selectFrom('pool')
      .select(['pool_id', sql<string>`md5(jsonb_build_array(name, description, price, sold_out)::text)`.as('stamp')])
      .where('opened_at', 'is not', null)
      .where('off_sale_at', 'is', null)
      .where('kind', '<>', dailyKind)
      .execute();
    return new Map(rows.map(({ pool_id, stamp }) => [pool_id, stamp]));
  },
  read: async (db, ids) => {
    const [pools, prizes] = await Promise.all([
      boxesAmong(db, ids).select('pool.opened_at').execute(),
      db
        .selectFrom('prize')
        .innerJoin('pool', (join) =>
          join.onRef('pool.pool_id', '=', 'prize.pool_id').onRef('pool.odds_version', '=', 'prize.odds_version'),
        )
        .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
        .select(['prize.pool_id', 'toy.name'])
        .where('prize.pool_id', '=', (is) => is.fn.any(is.val(ids)))
        .execute(),
    ]);
    const toysOf = Map.groupBy(prizes, ({ pool_id }) => pool_id);
    return pools.map((pool) => ({
      subject_id: pool.pool_id,
      name: pool.name,
      also: [...Object.values(pool.series_name), ...called],
      about: [
        ...Object.values(pool.description),
        ...(toysOf.get(pool.pool_id) ?? []).flatMap(({ name }) => Object.values(name)),
      ],
      series_id: pool.series_id,
      category: null,
      price: pool.price,
      in_stock: !pool.sold_out,
      on_sale: false,
      pre_sale: false,
      cod_allowed: false,
      weight: pool.sold_out ? 0 : 0.9,
      shown_at: pool.opened_at ?? new Date(0),
    }));
  },
  present: async (db, ids, { locale }) => {
    const pools = await boxesAmong(db, ids).execute();
    return new Map(
      pools.map((pool) => [
        pool.pool_id,
        {
          name: pool.name[locale],
          series_name: pool.series_name[locale],
          category: null,
          image: pool.image,
          price: pool.price,
          list_price: null,
          price_varies: false,
          in_stock: !pool.sold_out,
          pre_sale: false,
          cod_allowed: false,
          path: `${pages[pool.kind] ?? '/pages/box/detail'}?pool_id=${pool.pool_id}`,
        },
      ]),
    );
  },
};
