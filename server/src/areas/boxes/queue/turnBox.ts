import { holdTimes, openFor, unusedHolds } from '@mcy/api/boxes/queue/words';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { type Hold, wasUnused } from './holdUntil.ts';
import { type BoxInLine, hasEnded } from './lockBox.ts';

/** A holder who did not draw while others waited comes last so often, and then leaves the line. */
const mostMissed = 1;

/**
 * Ends a hold whose time is over and gives the box to the next in line, under the pool's lock: who was there first, once.
 * A box that is sold out or off sale has no line. `givenUp` ends the hold before its time.
 */
export async function turnBox(db: Database, box: BoxInLine, now: Date, { givenUp = false } = {}): Promise<void> {
  const { pool_id, held_by, held_until } = box;
  if (hasEnded(box, now)) return endLine(db, box);
  if (held_until !== null && held_until > now && !givenUp) return;
  let { waiting } = box;
  if (held_by !== null) waiting += await endHold(db, box, { user_id: held_by, givenUp, now });
  if (waiting === 0 || (await isOpen(db, pool_id, now))) {
    if (held_by === null && waiting === box.waiting) return;
    return writeHold(db, box, { held_by: null, held_since: null, held_until: null, waiting });
  }
  const next = await db
    .selectFrom('box_place')
    .select('user_id')
    .where('pool_id', '=', pool_id)
    .where('holds', '=', false)
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('box_place').set({ holds: true }).where('user_id', '=', next.user_id).execute();
  const until = new Date(now.getTime() + holdTimes.unused * 1_000);
  await writeHold(db, box, { held_by: next.user_id, held_since: now, held_until: until, waiting: waiting - 1 });
  // Who takes the box at once looks at it; who waited may look elsewhere.
  if (held_by === null && box.waiting === 0) return;
  const data = { pool_id, name: box.name, seconds: holdTimes.unused };
  await notify(db, next.user_id, { kind: 'box_turn', data }, now);
}

/** Takes a box from its holder and everybody out of its line, for good, under the pool's lock. */
export async function endLine(
  db: Database,
  { pool_id, held_by, waiting }: Pick<BoxInLine, 'pool_id' | 'held_by' | 'waiting'>,
): Promise<void> {
  if (held_by === null && waiting === 0) return;
  await db.deleteFrom('box_place').where('pool_id', '=', pool_id).execute();
  await writeHold(db, { pool_id }, { held_by: null, held_since: null, held_until: null, waiting: 0 });
}

/** Takes the box from its holder, and returns how many more wait: one, when the holder goes to the end of the line. */
async function endHold(
  db: Database,
  box: BoxInLine,
  { user_id, givenUp, now }: { user_id: string; givenUp: boolean; now: Date },
): Promise<number> {
  const { pool_id } = box;
  const unused = wasUnused(box);
  await countUnused(db, pool_id, unused, now);
  const place = await db
    .deleteFrom('box_place')
    .where('user_id', '=', user_id)
    .where('pool_id', '=', pool_id)
    .returning(['missed', 'joined_at'])
    .executeTakeFirst();
  if (!place || !unused || givenUp || box.waiting === 0 || place.missed >= mostMissed) return 0;
  await db
    .insertInto('box_place')
    .values({ user_id, pool_id, missed: place.missed + 1, joined_at: place.joined_at })
    .execute();
  return 1;
}

/** Nobody blocks a box by holding it without a draw, with however many accounts: after some in a row it is everybody's. */
async function countUnused(db: Database, pool_id: string, unused: boolean, now: Date): Promise<void> {
  const before = await db.selectFrom('box_rest').selectAll().where('pool_id', '=', pool_id).executeTakeFirst();
  const count = unused ? (before?.unused ?? 0) + 1 : 0;
  const rests = count >= unusedHolds;
  const rest = {
    unused: rests ? 0 : count,
    open_until: rests ? new Date(now.getTime() + openFor * 1_000) : (before?.open_until ?? null),
  };
  await db
    .insertInto('box_rest')
    .values({ pool_id, ...rest })
    .onConflict((conflict) => conflict.column('pool_id').doUpdateSet(rest))
    .execute();
}

async function isOpen(db: Database, pool_id: string, now: Date): Promise<boolean> {
  const rest = db.selectFrom('box_rest').select('pool_id').where('pool_id', '=', pool_id).where('open_until', '>', now);
  return (await rest.executeTakeFirst()) !== undefined;
}

/** Writes who holds a box and how many wait, and tells everybody who looks at it. */
export async function writeHold(db: Database, { pool_id }: { pool_id: string }, hold: Hold): Promise<void> {
  await db.updateTable('pool').set(hold).where('pool_id', '=', pool_id).execute();
  touch(db, 'boxes/queue', 'everybody', pool_id);
}
