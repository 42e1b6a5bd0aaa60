import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { type Page, type PageRequest, cutPage } from '../../../platform/http/cutPage.ts';
import { readIdCursor } from '../../../platform/http/readCursor.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { NoticeKind } from '../../../platform/notices/NoticeKinds.ts';
import { visibleNotices } from './visibleNotices.ts';

/** A page of a user's notifications, newest first: of some kinds, or of all (null). */
export async function listNotices(
  db: Database,
  { user_id, kinds }: { user_id: string; kinds: readonly NoticeKind[] | null },
  page: PageRequest,
): Promise<Page<Selectable<Tables['notification']>>> {
  if (kinds === null) {
    const query = visibleNotices(db, user_id).selectAll('notification');
    return readPage(query, { by: 'notification.notification_id' }, page);
  }
  const after = readIdCursor(page.cursor);
  // The newest of each kind by its index, then the newest of those: few of one kind may lie among many others.
  // It is a part of the statement below: plugins see that one alone.
  const newest = visibleNotices(db.withoutPlugins(), user_id)
    .selectAll('notification')
    .where('notification.kind', '=', sql.ref<NoticeKind>('of_kind.kind'))
    // Compared as rows, because only the index by kind has them in this order: by id alone, one of everybody's is read.
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(notification.user_id, notification.kind, notification.notification_id) < (${user_id}, of_kind.kind, ${after})`,
      ),
    )
    .orderBy('notification.notification_id', 'desc')
    .limit(page.limit + 1);
  const rows = await db
    .selectFrom(sql<{ kind: NoticeKind }>`unnest(${kinds}::text[])`.as<'of_kind'>(sql`of_kind(kind)`))
    .innerJoinLateral(newest.as('notification'), (join) => join.onTrue())
    .selectAll('notification')
    .orderBy('notification.notification_id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return cutPage(rows, page.limit, ({ notification_id }) => notification_id);
}
