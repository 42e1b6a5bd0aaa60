import { envelopeCode } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/Refusal.ts';
import { openingNotFound } from './messages.ts';

/** Marks a player's opening as seen; a second time changes nothing. Refuses `opening_not_found`. */
export async function revealOpening(
  db: Database,
  { user_id, opening_id, now }: { user_id: string; opening_id: string; now: Date },
): Promise<void> {
  const opening = await db
    .updateTable('opening')
    .set({ revealed_at: sql<Date>`coalesce(revealed_at, ${now})` })
    .where('opening_id', '=', opening_id)
    .where('user_id', '=', user_id)
    .returning('opening_id')
    .executeTakeFirst();
  if (opening) return;
  throw new Refusal({
    error: 'opening_not_found',
    message: openingNotFound,
    code: envelopeCode.notFound,
    field: 'opening_id',
  });
}
