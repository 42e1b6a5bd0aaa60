import type { Queue } from '@mcy/api/boxes/queue/contract';
import { holdTimes } from '@mcy/api/boxes/queue/words';
import { maskNickname } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { hasEnded, readBox } from './lockBox.ts';

interface Asked {
  pool_id: string;
  /** The caller; null for a guest. */
  user_id: string | null;
  now: Date;
}

/** The line of a box as its caller finds it. Refuses `pool_not_found`. */
export async function readQueue(db: Database, { pool_id, user_id, now }: Asked): Promise<Queue> {
  const box = await readBox(db, pool_id);
  const { supply, held_by, held_until } = box;
  const isOver = hasEnded(box, now);
  const waiting = isOver ? 0 : box.waiting;
  const isHeld = !isOver && held_by !== null && held_until !== null && (held_until > now || waiting > 0);
  const [holder, ahead, rest] = await Promise.all([
    isHeld ? db.selectFrom('app_user').select('nickname').where('user_id', '=', held_by).executeTakeFirst() : undefined,
    user_id === null || isOver ? null : countAhead(db, { pool_id, user_id }),
    db
      .selectFrom('box_rest')
      .select('open_until')
      .where('pool_id', '=', pool_id)
      .where('open_until', '>', now)
      .executeTakeFirst(),
  ]);
  const left = isHeld ? Math.max(0, held_until.getTime() - now.getTime()) / 1_000 : 0;
  return {
    holdable: supply === 'finite' && !isOver,
    holder:
      isHeld && holder
        ? { name: maskNickname(holder.nickname), own: held_by === user_id, until: held_until.toISOString() }
        : null,
    waiting,
    place: ahead === null ? null : { number: ahead + 1, seconds: Math.ceil(left + ahead * holdTimes.drawn) },
    open_until: rest?.open_until?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

/** How many are before a player in the line, which is never long; null when they are not in it. */
async function countAhead(
  db: Database,
  { pool_id, user_id }: { pool_id: string; user_id: string },
): Promise<number | null> {
  const line = await db
    .selectFrom('box_place')
    .select('user_id')
    .where('pool_id', '=', pool_id)
    .where('holds', '=', false)
    .orderBy('number')
    .execute();
  const place = line.findIndex((one) => one.user_id === user_id);
  return place === -1 ? null : place;
}
