import type { bindInviteCode as call } from '@mcy/api/account/invitations/contract';
import type { RefusalOf, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { bindUntil } from './bindUntil.ts';
import { findInviter } from './findInviter.ts';
import { inviteCircle, inviteCodeBound, inviteCodeLate, inviteCodeNotFound, ownInviteCode } from './messages.ts';
import { setInviter } from './setInviter.ts';

/** An arbitrary number, unique among the advisory locks. */
const invitationsLock = 14_000_001;

/**
 * Records whose invitation brought a user: once, before the deadline, and never someone that the user invited, directly or not. One at a
 * time in the whole shop: two users who bind each other at once would each see no cycle.
 */
export async function bindInviteCode(
  db: Database,
  { user_id, invite_code }: { user_id: string; invite_code: string },
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${invitationsLock}::bigint)`.execute(db);
  const { invited_by: before, created_at } = await db
    .selectFrom('app_user')
    .select(['invited_by', 'created_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (before !== null) throw refusal('invite_code_bound', inviteCodeBound);
  if (now >= bindUntil(created_at)) throw refusal('invite_code_late', inviteCodeLate);
  const invited_by = await findInviter(db, invite_code);
  if (invited_by === undefined) throw refusal('invite_code_not_found', inviteCodeNotFound);
  if (invited_by === user_id) throw refusal('own_invite_code', ownInviteCode);
  if (await cameBy(db, invited_by, user_id)) throw refusal('invite_circle', inviteCircle);
  if (!(await setInviter(db, { user_id, invited_by }, now))) throw refusal('invite_code_bound', inviteCodeBound);
}

/** True when a user's chain of inviters contains another user. */
async function cameBy(db: Database, user_id: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select invited_by from app_user where user_id = ${user_id}
      union
      select app_user.invited_by from app_user join above on app_user.user_id = above.invited_by)
    select from above where invited_by = ${other}`.execute(db);
  return rows.length > 0;
}

function refusal(error: RefusalOf<typeof call>, message: Translated): Refusal {
  return new Refusal({ error, message, field: 'invite_code' });
}
