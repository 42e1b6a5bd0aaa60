import type { Database } from '../../../platform/db/database.ts';
import type { NoticeKind } from '../../../platform/notices/NoticeKinds.ts';

/** Starts a query over a user's notifications, of some kinds or of all (null); an opening's wins stay hidden until its results were seen. */
export function visibleNotices(db: Database, user_id: string, kinds: readonly NoticeKind[] | null = null) {
  return db
    .selectFrom('notification')
    .where('notification.user_id', '=', user_id)
    .$if(kinds !== null, (query) => query.where('notification.kind', '=', (is) => is.fn.any(is.val(kinds ?? []))))
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
