import type { Locale } from '@mcy/api/contract';
import type { SalesDay, SoldProduct } from '@mcy/api/operator/sales/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';

/** Days in Asia/Ho_Chi_Minh, `YYYY-MM-DD`, both included. */
interface Days {
  since: string;
  until: string;
}

/** How many products are called the best. */
const best = 10;

/** What the mall sold on the days on which it sold something or took something back, the first one first: counted or not. */
export async function readSalesDays(db: Database, { since, until }: Days): Promise<readonly SalesDay[]> {
  const { rows } = await sql<Selectable<Tables['sales_day']>>`
    select day::text, sum(orders)::bigint as orders, sum(pieces)::bigint as pieces, sum(paid)::bigint as paid,
      sum(cash)::bigint as cash, sum(returned)::bigint as returned
    from (
      select day, orders, pieces, paid, cash, returned from sales_day
      union all
      select day, orders, pieces, paid, cash, returned from sales_move
    ) as sold
    where day between ${since}::date and ${until}::date
    group by day order by day`.execute(db);
  return rows.map((row) => ({ ...row, net: row.paid + row.cash - row.returned }));
}

/** The products of which most pieces were sold on some days: by pieces, then by what they cost. */
export async function readBestSellers(
  db: Database,
  { since, until }: Days,
  locale: Locale,
): Promise<readonly SoldProduct[]> {
  const { rows } = await sql<
    Pick<Selectable<Tables['product']>, 'product_id' | 'name' | 'photos'> & { pieces: number; worth: number }
  >`
    with sold as (
      select product_id, sum(pieces)::bigint as pieces, sum(worth)::bigint as worth
      from (
        select day, product_id, pieces, worth from sales_of_product
        union all
        select day, product_id, pieces, worth from sales_move where product_id is not null
      ) as moved
      where day between ${since}::date and ${until}::date
      group by product_id having sum(pieces) > 0
      order by 2 desc, 3 desc, 1 limit ${best}
    )
    select product_id, name, photos, pieces, worth from sold join product using (product_id)
    order by pieces desc, worth desc, product_id`.execute(db);
  return rows.map(({ name, photos, ...row }) => ({ ...row, name: name[locale], image: photos[0] ?? '' }));
}
