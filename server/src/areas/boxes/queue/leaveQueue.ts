import type { Database } from '../../../platform/db/database.ts';
import { lockBox } from './lockBox.ts';
import { turnBox, writeHold } from './turnBox.ts';

interface Leaving {
  pool_id: string;
  user_id: string;
  now: Date;
}

/** Takes a player out of a box's line; a holder gives the box to the next one. Who is not there changes nothing. */
export async function leaveQueue(db: Database, { pool_id, user_id, now }: Leaving): Promise<void> {
  const box = await lockBox(db, pool_id);
  // That they did not draw counts all the same.
  if (box.held_by === user_id) return turnBox(db, box, now, { givenUp: true });
  const { numDeletedRows } = await db
    .deleteFrom('box_place')
    .where('user_id', '=', user_id)
    .where('pool_id', '=', pool_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  const { held_by, held_since, held_until, waiting } = box;
  await writeHold(db, box, { held_by, held_since, held_until, waiting: waiting - 1 });
}
