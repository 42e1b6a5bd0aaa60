import type { listUnopened as call } from '@mcy/api/boxes/opening/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentOpenings, selectOpenings } from './presentOpenings.ts';

const mostInTray = 50;

/** A player's openings with unseen results, newest first; those after the first 50 follow once these are seen, and all are in the record. */
export async function listUnopened(db: Database, user_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const openings = await selectOpenings(db, user_id)
    .where('opening.revealed_at', 'is', null)
    .orderBy('opening.opening_id', 'desc')
    .limit(mostInTray)
    .execute();
  return { rows: await presentOpenings(db, openings, locale) };
}
