import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { FoundMatch, searchShop as call } from '@mcy/api/mall/search/contract';
import { type FoundOrder, priceBands } from '@mcy/api/mall/search/words';
import { type ProductCategory, productCategories } from '@mcy/api/mall/catalogue/words';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readCursor } from '../../../platform/http/readCursor.ts';
import { presentFound } from './presentFound.ts';
import { allOf, termQuery } from './QueryTerm.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';

type Request = ParsedRequestOf<typeof call>;

/** A filter's bit in `missed`, the filters that a document does not pass: each filter's counts ignore its own bit. */
const bits = { kind: 1, series: 2, category: 4, price: 8, in_stock: 16, on_sale: 32, pre_sale: 64, cod: 128 } as const;

/** Where a page ends: a document's key in the order, and the document. */
const place = z
  .string()
  .regex(/^-?\d{1,17}\.\d{1,15}$/)
  .transform((cursor) => {
    const [key = '', document_id = ''] = cursor.split('.');
    return { key, document_id };
  });

interface SearchRow {
  rows: readonly { kind: string; subject_id: string; key: number; document_id: number }[];
  total: number;
  kinds: Readonly<Record<string, number>>;
  series: Readonly<Record<string, number>>;
  categories: Readonly<Record<string, number>>;
  prices: Readonly<Record<string, number>>;
  in_stock: number;
  on_sale: number;
  pre_sale: number;
  cod: number;
}

/** A page of what fits the words and filters, with counts for every choice of a filter. */
export async function searchShop(
  db: Database,
  request: Request,
  { finds, locale, now }: { finds: readonly Findable[]; locale: Locale; now: Date },
): Promise<ResponseOf<typeof call>> {
  const { found, match } = await findDocuments(db, request);
  const rows = found.rows.slice(0, request.limit);
  const last = rows.at(-1);
  const [things, series] = await Promise.all([
    presentFound(db, rows, { finds, locale, now }),
    db.selectFrom('series').select(['series_id', 'name']).orderBy('position').execute(),
  ]);
  return {
    rows: things,
    next_cursor: found.rows.length > request.limit && last ? `${last.key}.${last.document_id}` : null,
    total: found.total,
    match,
    counts: {
      kinds: finds.flatMap(({ kind, label }) =>
        countOf(found.kinds, kind, (count) => ({ kind, label: label[locale], count })),
      ),
      series: series.flatMap(({ series_id, name }) =>
        countOf(found.series, series_id, (count) => ({ series_id, name: name[locale], count })),
      ),
      categories: productCategories.flatMap((category: ProductCategory) =>
        countOf(found.categories, category, (count) => ({ category, count })),
      ),
      prices: priceBands.flatMap((price_from, band) =>
        countOf(found.prices, String(band + 1), (count) => ({ price_from, count })),
      ),
      in_stock: found.in_stock,
      on_sale: found.on_sale,
      pre_sale: found.pre_sale,
      cod: found.cod,
    },
  };
}

function countOf<Choice>(
  counts: Readonly<Record<string, number>>,
  key: string,
  as: (count: number) => Choice,
): Choice[] {
  const count = counts[key];
  return count === undefined ? [] : [as(count)];
}

/** What has all the words, else what has most of them. */
async function findDocuments(db: Database, request: Request): Promise<{ found: SearchRow; match: FoundMatch }> {
  const query = await readQuery(db, request.q);
  const match = query?.corrected === true ? 'corrected' : 'exact';
  const found = await runSearch(db, request, query, 'all');
  if (found.total > 0 || query === null || query.terms.length < 2 || isAnswered(found)) return { found, match };
  return { found: await runSearch(db, request, query, 'most'), match: 'partly' };
}

/** True when only the filters leave nothing. */
function isAnswered({ kinds, series, prices, categories }: SearchRow): boolean {
  return [kinds, series, prices, categories].some((counts) => Object.keys(counts).length > 0);
}

async function runSearch(
  db: Database,
  request: Request,
  query: ReadQuery | null,
  wanted: 'all' | 'most',
): Promise<SearchRow> {
  const after = readCursor(place, request.cursor);
  const { rows } = await sql<SearchRow>`
    with judged as materialized (
      select *, ${missedOf(request)} as missed from (
        select document_id, kind, subject_id, series_id, category, price, in_stock, on_sale, pre_sale, cod_allowed,
          width_bucket(price, array[${sql.join(priceBands.map((band) => sql.lit(band)))}]) as band,
          ${keyOf(request.order, query, wanted)} as key
        from search_document
        ${query === null ? sql`` : sql`where ${fits(query, wanted)}`}
      ) as hit
    ), alike as materialized (
      -- Of thousands of hits a few hundred differ in what filters count.
      select kind, series_id, category, band, in_stock, on_sale, pre_sale, cod_allowed, missed, count(*)::integer as count
      from judged group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    )
    select
      (select coalesce(json_agg(page), '[]') from (
        select kind, subject_id, key, document_id from judged
        where missed = 0 ${after === null ? sql`` : sql`and (key, document_id) > (${after.key}::bigint, ${after.document_id}::bigint)`}
        order by judged.key, judged.document_id limit ${request.limit + 1}
      ) as page) as rows,
      (select coalesce(sum(count), 0)::integer from alike where missed = 0) as total,
      ${countsBy('kind', bits.kind)} as kinds,
      ${countsBy('series_id', bits.series)} as series,
      ${countsBy('category', bits.category)} as categories,
      ${countsBy('band', bits.price)} as prices,
      ${countTrue('in_stock', bits.in_stock)} as in_stock,
      ${countTrue('on_sale', bits.on_sale)} as on_sale,
      ${countTrue('pre_sale', bits.pre_sale)} as pre_sale,
      ${countTrue('cod_allowed', bits.cod)} as cod`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A search answers one row.');
  return row;
}

function fits({ all, terms }: ReadQuery, wanted: 'all' | 'most'): RawBuilder<boolean> {
  if (wanted === 'all') return sql`words @@ ${all}::tsquery`;
  return sql`words @@ ${terms.map((term) => termQuery(term)).join(' | ')}::tsquery and ${termsIn(terms)} >= ${Math.ceil(terms.length / 2)}`;
}

function termsIn(terms: ReadQuery['terms']): RawBuilder<number> {
  return sql`(${sql.join(
    terms.map((term) => sql`(words @@ ${termQuery(term)}::tsquery)::integer`),
    sql` + `,
  )})`;
}

/** What the page is ordered by, the first first. */
function keyOf(order: FoundOrder, query: ReadQuery | null, wanted: 'all' | 'most'): RawBuilder<number> {
  if (order === 'newest') return sql`-(extract(epoch from shown_at) * 1000)::bigint`;
  if (order === 'price_up') return sql`coalesce(price, 2147483647)::bigint`;
  if (order === 'price_down') return sql`-coalesce(price, 0)::bigint`;
  const rank = query === null ? sql`0` : rankOf(query, wanted);
  return sql`-((${rank} + weight * 0.3) * 1000000)::bigint`;
}

/** Documents whose words are compared one by one; of more, a name that begins so is enough to tell the best. */
const mostRanked = 2_000;

/** Between names that are compared as one text; it is in none of them. */
const between = '\u0001';

/** How well a document fits: by its words, their place and accents, and as a whole name. */
function rankOf(query: ReadQuery, wanted: 'all' | 'most'): RawBuilder<number> {
  const { all, accented, terms, whole } = query;
  // For descriptions, for words beside the name, and for the name.
  const weights = sql`'{0.02, 0.2, 0.3, 1}'::real[]`;
  const words = wanted === 'all' ? sql`0.5 * ts_rank(${weights}, words, ${all}::tsquery)` : termsIn(terms);
  const accents = accented === null ? sql`0` : sql`0.6 * ts_rank(${weights}, words, ${accented}::tsquery)`;
  return sql`(
    case when (
      select count(*) from (
        select from search_document where ${fits(query, wanted)} limit ${sql.lit(mostRanked + 1)}
      ) as few
    ) <= ${sql.lit(mostRanked)} then
      ${words} + ${accents} + case when words @@ ${allOf(terms, 'A')}::tsquery then 1
        when words @@ ${allOf(terms, 'AB')}::tsquery then 0.5 else 0 end
    else 0 end
    + case when ${whole} = any(names) then 2 else 0 end
    + case when strpos(${between} || array_to_string(names, ${between}), ${between + whole}) > 0 then 0.4 else 0 end)`;
}

/** The filters that a document does not pass. */
function missedOf(request: Request): RawBuilder<number> {
  const { kind, series_id, category, price_from } = request;
  const band = priceBands.findIndex((from) => from === price_from) + 1;
  const missed: RawBuilder<number>[] = [sql`0`];
  function miss(bit: number, passes: RawBuilder<boolean>) {
    missed.push(sql`case when ${passes} then 0 else ${sql.lit(bit)} end`);
  }
  if (kind !== undefined) miss(bits.kind, sql`kind = ${kind}`);
  if (series_id !== undefined) miss(bits.series, sql`series_id = ${series_id}`);
  if (category !== undefined) miss(bits.category, sql`category = ${category}`);
  if (price_from !== undefined) miss(bits.price, sql`band = ${band}`);
  if (request.in_stock !== undefined) miss(bits.in_stock, sql`in_stock`);
  if (request.on_sale !== undefined) miss(bits.on_sale, sql`on_sale`);
  if (request.pre_sale !== undefined) miss(bits.pre_sale, sql`pre_sale`);
  if (request.cod !== undefined) miss(bits.cod, sql`cod_allowed`);
  return sql`(${sql.join(missed, sql` + `)})`;
}

function countsBy(column: 'kind' | 'series_id' | 'category' | 'band', bit: number): RawBuilder<Record<string, number>> {
  return sql`(select coalesce(json_object_agg(choice, count), '{}') from (
    select ${sql.ref(column)}::text as choice, sum(count)::integer as count from alike
    where missed & ~${sql.lit(bit)} = 0 and ${sql.ref(column)} is not null group by 1
  ) as counted)`;
}

function countTrue(column: 'in_stock' | 'on_sale' | 'pre_sale' | 'cod_allowed', bit: number): RawBuilder<number> {
  return sql`(select coalesce(sum(count), 0)::integer from alike where missed & ~${sql.lit(bit)} = 0 and ${sql.ref(column)})`;
}
