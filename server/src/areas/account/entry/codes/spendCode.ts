import type { Database } from '../../../../platform/db/database.ts';
import { refuseCode } from './refuseCode.ts';
import type { CodeTry } from './tryCode.ts';

/**
 * Uses up a code in the caller's transaction and returns the name it proves. Refuses `wrong_code`, and `code_void` for one that has expired
 * or was just used.
 */
export async function spendCode(db: Database, tried: CodeTry | null): Promise<string> {
  if (!tried?.right) throw refuseCode(tried);
  const { sign_in_name, purpose, asker, code_hash } = tried;
  const used = await db
    .deleteFrom('account_code')
    .where('sign_in_name', '=', sign_in_name)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .where('code_hash', '=', code_hash)
    .returning('sign_in_name')
    .executeTakeFirst();
  if (!used) throw refuseCode(null);
  return sign_in_name;
}
