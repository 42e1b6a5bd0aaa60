import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { listOfferToys as toysCall, listOffers as call } from '@mcy/api/operator/offers/contract';
import { offerActions } from '@mcy/api/operator/offers/words';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { readLogs } from '../identity/readLogs.ts';

/** A page of what players can make, each with its log. The page is read first: a join would read every offer. */
export async function listOffers(
  db: Database,
  { kind, ...page }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const { rows, next_cursor } = kind === 'target' ? await readTargets(db, page) : await readRecipes(db, page);
  const [toys, series, logOf] = await Promise.all([
    db
      .selectFrom('toy')
      .select(['toy_id', 'name', 'image', 'rarity', 'value'])
      .where('toy_id', '=', (is) => is.fn.any(is.val([...new Set(rows.map(({ toy_id }) => toy_id))])))
      .execute(),
    db.selectFrom('series').select(['series_id', 'name']).execute(),
    readLogs(
      db,
      rows.map(({ offer_id }) => offer_id),
      offerActions,
    ),
  ]);
  const toyOf = new Map(toys.map((toy) => [toy.toy_id, toy]));
  const seriesOf = new Map(series.map(({ series_id, name }) => [series_id, name[locale]]));
  return {
    rows: rows.flatMap(({ offer_id, toy_id, stock, given, created_at, stopped_at, takes }) => {
      const toy = toyOf.get(toy_id);
      if (toy === undefined) return [];
      const { name, image, rarity, value } = toy;
      return [
        {
          offer_id,
          name: name[locale],
          image,
          rarity,
          value,
          stock,
          given,
          takes: takes && {
            count: takes.count,
            rarity: takes.rarity,
            series_name: takes.series_id === null ? null : (seriesOf.get(takes.series_id) ?? null),
          },
          created_at: created_at.toISOString(),
          stopped_at: stopped_at?.toISOString() ?? null,
          log: logOf(offer_id),
        },
      ];
    }),
    next_cursor,
  };
}

type Page = Omit<ParsedRequestOf<typeof call>, 'kind'>;

async function readTargets(db: Database, page: Page) {
  const query = db.selectFrom('upgrade_target').selectAll();
  const { rows, next_cursor } = await readPage(query, { by: 'upgrade_target.target_id' }, page);
  return {
    rows: rows.map(({ target_id, ...target }) => ({ ...target, offer_id: target_id, takes: null })),
    next_cursor,
  };
}

async function readRecipes(db: Database, page: Page) {
  const query = db.selectFrom('recipe').selectAll();
  const { rows, next_cursor } = await readPage(query, { by: 'recipe.recipe_id' }, page);
  return {
    rows: rows.map(({ recipe_id, takes, takes_rarity, takes_series_id, ...recipe }) => ({
      ...recipe,
      offer_id: recipe_id,
      takes: { count: takes, rarity: takes_rarity, series_id: takes_series_id },
    })),
    next_cursor,
  };
}

/** Every toy and series, by name. */
export async function listOfferToys(db: Database, locale: Locale): Promise<ResponseOf<typeof toysCall>> {
  const [toys, series] = await Promise.all([
    db.selectFrom('toy').select(['toy_id', 'name', 'value']).orderBy('series_id').orderBy('value', 'desc').execute(),
    db.selectFrom('series').select(['series_id', 'name']).orderBy('position').execute(),
  ]);
  return {
    toys: toys.map(({ name, ...toy }) => ({ ...toy, name: name[locale] })),
    series: series.map(({ name, series_id }) => ({ series_id, name: name[locale] })),
  };
}
