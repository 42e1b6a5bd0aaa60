import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import type { Ending } from '@mcy/api/boxes/pools/words';
import type { GivenEnding } from './giveEndings.ts';
import type { NewOpening } from './recordOpenings.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A player drew tickets of a pool; `paid` is 0 where they were free. */
    boxOpened: { user_id: string; opening_id: string; pool_id: string; count: number; paid: number };
    /** A player's ticket won what a pool gives at its end; the opening is the one that drew the ticket. */
    endingWon: { user_id: string; opening_id: string; pool_id: string; ending: Ending };
  }
}

export function announceOpening(db: Database, opening: NewOpening): void {
  const { user_id, opening_id, pool, count, paid, now } = opening;
  // What is left of a finite pool, everybody sees.
  if (pool.remaining === null) touch(db, 'boxes/pools', user_id);
  else touch(db, 'boxes/pools', 'everybody', pool.pool_id);
  if (pool.held_by === user_id) touch(db, 'boxes/queue', 'everybody', pool.pool_id);
  tell(db, 'boxOpened', { user_id, opening_id, pool_id: pool.pool_id, count, paid }, now);
  for (const ending of opening.endings) announceEnding(db, ending, opening);
}

/** The winner may be somebody who drew long ago: what they have seen of that opening now has one prize more. */
function announceEnding(db: Database, ending: GivenEnding, { pool: { pool_id }, now }: NewOpening): void {
  const { user_id, opening_id, seen, prize } = ending;
  touch(db, 'boxes/opening', user_id);
  tell(db, 'endingWon', { user_id, opening_id, pool_id, ending: ending.ending }, now);
  if (seen) tell(db, 'openingRevealed', { user_id, opening_id, value: prize.value }, now);
}
