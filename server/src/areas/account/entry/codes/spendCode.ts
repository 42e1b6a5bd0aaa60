import type { Database } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { codeVoid, wrongCode } from '../messages.ts';
import type { CodeTry } from './tryCode.ts';

/**
 * Uses up a code in the caller's transaction and returns the name it proves. Refuses `wrong_code`, and `code_void` for one that has expired
 * or was just used.
 */
export async function spendCode(db: Database, tried: CodeTry | null): Promise<string> {
  if (!tried) throw voidCode();
  const { sign_in_name, purpose, asker, code_hash, right, triesLeft } = tried;
  if (!right) throw triesLeft > 0 ? refuseWrong(triesLeft) : voidCode();
  const used = await db
    .deleteFrom('account_code')
    .where('sign_in_name', '=', sign_in_name)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .where('code_hash', '=', code_hash)
    .returning('sign_in_name')
    .executeTakeFirst();
  if (!used) throw voidCode();
  return sign_in_name;
}

function voidCode(): Refusal {
  return new Refusal({ error: 'code_void', message: codeVoid, field: 'code' });
}

function refuseWrong(triesLeft: number): Refusal {
  return new Refusal({ error: 'wrong_code', message: wrongCode(triesLeft), field: 'code' });
}
