import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { userNotFound } from './messages.ts';

/** Refuses `user_not_found` when there is no such player. */
export async function requirePlayer(db: Database, user_id: string): Promise<void> {
  const user = await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).executeTakeFirst();
  if (!user) throw playerNotFound();
}

export function playerNotFound(): Refusal {
  return new Refusal({
    error: 'user_not_found',
    message: userNotFound,
    field: 'user_id',
  });
}
