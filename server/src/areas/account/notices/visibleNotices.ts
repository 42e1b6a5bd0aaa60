import type { Database } from '../../../platform/db/database.ts';

/** Starts a query over a user's notifications; an opening's wins stay hidden until its results were seen. */
export function visibleNotices(db: Database, user_id: string) {
  return db
    .selectFrom('notification')
    .where('notification.user_id', '=', user_id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('opening')
            .select('opening.opening_id')
            .whereRef('opening.opening_id', '=', 'notification.awaits_opening_id')
            .where('opening.revealed_at', 'is', null),
        ),
      ),
    );
}
