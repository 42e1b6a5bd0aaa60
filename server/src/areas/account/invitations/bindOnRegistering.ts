import type { Database } from '../../../platform/db/database.ts';
import { findInviter } from './findInviter.ts';
import { setInviter } from './setInviter.ts';

/** Binds the invitation code given at registration. A new user has invited nobody, so there is no cycle to check. */
export async function bindOnRegistering(
  db: Database,
  { user_id, invite_code = '' }: { user_id: string; invite_code: string | undefined },
  now: Date,
): Promise<'bound' | 'not_found' | null> {
  if (invite_code.trim() === '') return null;
  const invited_by = await findInviter(db, invite_code);
  if (invited_by === undefined) return 'not_found';
  await setInviter(db, { user_id, invited_by }, now);
  return 'bound';
}
