import type { Database } from '../../../../platform/db/database.ts';
import { refuseCode } from './refuseCode.ts';
import type { CodeTry } from './tryCode.ts';

/** Leaves a right code as it was before the try, to be used later. A wrong one is refused as `spendCode` refuses it, and its try stays used. */
export async function keepCode(db: Database, tried: CodeTry | null): Promise<void> {
  if (!tried?.right) throw refuseCode(tried);
  const { sign_in_name, purpose, asker, code_hash } = tried;
  await db
    .updateTable('account_code')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('sign_in_name', '=', sign_in_name)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .where('code_hash', '=', code_hash)
    .execute();
}
