import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import type { NewOpening } from './recordOpenings.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A player drew tickets of a pool; `paid` is 0 where they were free. */
    boxOpened: { user_id: string; opening_id: string; pool_id: string; count: number; paid: number };
  }
}

export function announceOpening(db: Database, { user_id, opening_id, pool, count, paid, now }: NewOpening): void {
  // What is left of a finite pool, everybody sees.
  if (pool.remaining === null) touch(db, 'boxes/pools', user_id);
  else touch(db, 'boxes/pools', 'everybody', pool.pool_id);
  if (pool.held_by === user_id) touch(db, 'boxes/queue', 'everybody', pool.pool_id);
  tell(db, 'boxOpened', { user_id, opening_id, pool_id: pool.pool_id, count, paid }, now);
}
