import type { OwnDailyDraw } from '@mcy/api/boxes/daily/contract';
import type { Database } from '../../../platform/db/database.ts';
import { eveningAt } from './eveningAt.ts';

/** A player's draw of today, and whether they are reminded. */
export async function readOwnDailyDraw(db: Database, user_id: string, now: Date): Promise<OwnDailyDraw> {
  const { day, closes_at } = eveningAt(now);
  const [drawn, reminder] = await Promise.all([
    db
      .selectFrom('daily_draw')
      .select('opening_id')
      .where('user_id', '=', user_id)
      .where('day', '=', day)
      .executeTakeFirst(),
    db.selectFrom('daily_reminder').select('user_id').where('user_id', '=', user_id).executeTakeFirst(),
  ]);
  return {
    opening_id: drawn?.opening_id ?? null,
    closes_at: closes_at.toISOString(),
    reminds: reminder !== undefined,
  };
}
