import type { Database } from '../../../platform/db/database.ts';

/** Begins a query over what a user has been told: what was won in an opening waits until its results were seen. */
export function visibleNotifications(db: Database, user_id: string) {
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
