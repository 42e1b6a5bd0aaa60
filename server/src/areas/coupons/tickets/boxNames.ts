import type { Locale } from '@mcy/api/contract';
import { definePort } from '../../../platform/area/Port.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Names boxes that coupons are for. */
export type NameBoxes = (
  db: Database,
  pool_ids: readonly string[],
  locale: Locale,
) => Promise<ReadonlyMap<string, string>>;

/** The area of the boxes provides them: it uses this area itself. */
export const boxNames = definePort<NameBoxes>('the names of boxes');

/** Lists the boxes on sale of a series. */
export type ListBoxIds = (db: Database, series_id: string) => Promise<readonly string[]>;

/** Provided by the area of the boxes, too. */
export const boxesOfSeries = definePort<ListBoxIds>('the boxes of a series');

interface Asked {
  locale: Locale;
  nameBoxes: NameBoxes;
}

/** Names the boxes of several rows by one question; each name once, because boxes of a series share it. */
export async function nameAll(
  db: Database,
  rows: readonly { pool_ids: readonly string[] }[],
  { locale, nameBoxes }: Asked,
): Promise<(pool_ids: readonly string[]) => string[]> {
  const all = [...new Set(rows.flatMap(({ pool_ids }) => pool_ids))];
  const names = all.length === 0 ? new Map<string, string>() : await nameBoxes(db, all, locale);
  return (pool_ids) => [...new Set(pool_ids.flatMap((pool_id) => names.get(pool_id) ?? []))];
}
