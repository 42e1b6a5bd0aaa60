import type { Locale } from '@mcy/api/contract';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { searchShop } from './searchShop.ts';

const shown = 8;

/** Names of the best results for what was typed so far, each once. */
export async function suggestNames(
  db: Database,
  q: string,
  shownTo: { finds: readonly Findable[]; locale: Locale; now: Date },
): Promise<string[]> {
  if (q.trim() === '') return [];
  const { rows, match } = await searchShop(db, { q, order: 'best', limit: 3 * shown }, shownTo);
  // Of words that nothing has together, there is nothing to suggest.
  if (match === 'partly') return [];
  return [...new Set(rows.map(({ name }) => name))].slice(0, shown);
}
