import type { openingSchema } from '@mcy/api/boxes/opening/contract';
import type { Locale } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { presentOpenings, selectOpenings } from './presentOpenings.ts';

/** One of a player's openings, known to exist. */
export async function readOpening(
  db: Database,
  { user_id, opening_id }: { user_id: string; opening_id: string },
  locale: Locale,
): Promise<z.output<typeof openingSchema>> {
  const row = await selectOpenings(db, user_id).where('opening.opening_id', '=', opening_id).executeTakeFirstOrThrow();
  const [opening] = await presentOpenings(db, [row], locale);
  if (!opening) throw new Error(`opening ${opening_id} is gone`);
  return opening;
}
