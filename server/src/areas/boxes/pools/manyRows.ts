import { sql } from 'kysely';
import type { ManyRows } from '../../../testing/ManyRows.ts';
import { manyId } from '../../../testing/manyId.ts';

const words = '{"vn": "Hộp", "zh": "盒", "en": "Box"}';
const series = 20;

export const manyRows: ManyRows = {
  insert: ({ pools }) => [
    sql`
      insert into series (series_id, position, name, description, image)
      select many_id('series', i), i, ${words}, ${words}, '' from generate_series(1, ${series}::bigint) i`,
    sql`
      insert into toy (toy_id, series_id, name, description, material, image, height_mm, value)
      select many_id('toy', i), many_id('series', i), ${words}, ${words}, ${words}, '', 1, 1 from generate_series(1, ${series}::bigint) i`,
    sql`
      insert into pool (pool_id, series_id, position, kind, supply, name, description, image, price, draws_per_seed, backed_until, opened_at)
      select many_id('pool', i), many_id('series', 1 + i % ${series}::bigint), i, 'infinite', 'infinite', ${words}, ${words}, '', 10000, 100, 1000000000, now()
      from generate_series(1, ${pools}::bigint) i`,
    sql`
      insert into prize (prize_id, pool_id, position, tier, rarity, toy_id, weight)
      select many_id('prize', 10 * i + place), many_id('pool', i), place, 'A', 'rare', many_id('toy', 1 + i % ${series}::bigint), 500000
      from generate_series(1, ${pools}::bigint) i, generate_series(0, 1) as place`,
  ],
  short: { series: 'the shop names a few dozen', toy: 'a few thousand in a catalogue' },
  requests: ({ pools }) => {
    const [series_id, cursor] = [manyId('series', 2), manyId('pool', pools - 100)];
    return {
      '/api/box/pools': [
        { cursor },
        { series_id },
        { series_id, cursor },
        { kind: 'infinite', cursor },
        { kind: 'ichiban' },
      ],
      '/api/box/detail': [{ pool_id: manyId('pool', 1) }],
      '/api/box/rate': [{ pool_id: manyId('pool', 1) }],
      '/api/box/guarantee': [{ pool_id: manyId('pool', 1) }],
      '/api/box/goods': [{ prize_id: manyId('prize', 10) }],
    };
  },
};
