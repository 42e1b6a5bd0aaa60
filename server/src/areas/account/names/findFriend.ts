import type { Database } from '../../../platform/db/database.ts';

/** The player with an invitation code or a mobile number, in stored form; undefined when there is none. */
export function findFriend(
  db: Database,
  codeOrNumber: string,
): Promise<{ user_id: string; nickname: string } | undefined> {
  const players = db.selectFrom('app_user').select(['app_user.user_id', 'app_user.nickname']);
  const found = codeOrNumber.startsWith('+')
    ? players
        .innerJoin('bound_name', 'bound_name.user_id', 'app_user.user_id')
        .where('bound_name.sign_in_name', '=', codeOrNumber)
    : players.where('app_user.invite_code', '=', codeOrNumber);
  return found.executeTakeFirst();
}
