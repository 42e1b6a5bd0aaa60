import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { notifyAll } from '../notices/notify.ts';

export const invitationFollowers = [follower('inviterBound', { name: 'notice of an invitation', after: tellInviters })];

async function tellInviters(db: Database, facts: readonly Fact<'inviterBound'>[]): Promise<void> {
  const invited = await db
    .selectFrom('app_user')
    .select(['user_id', 'nickname'])
    .where('user_id', '=', (is) => is.fn.any(is.val(facts.map(({ data }) => data.user_id))))
    .execute();
  const names = new Map(invited.map(({ user_id, nickname }) => [user_id, nickname]));
  const notices = facts.flatMap(({ data: { user_id, inviter_id }, now }) => {
    const nickname = names.get(user_id);
    if (nickname === undefined) return [];
    return [{ user_id: inviter_id, kind: 'invite_bound' as const, data: { nickname }, now }];
  });
  await notifyAll(db, notices);
}
