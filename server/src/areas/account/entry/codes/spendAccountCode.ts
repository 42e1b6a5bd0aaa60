import type { Database } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { codeVoid } from '../messages.ts';
import { findUserByName } from '../../names/findUserByName.ts';
import { spendCode } from './spendCode.ts';
import type { CodeTry } from './tryCode.ts';

/** Like `spendCode`, for an account's code: returns the user. */
export async function spendAccountCode(
  db: Database,
  tried: CodeTry | null,
): Promise<{ user_id: string; pwd_version: number }> {
  const user = await findUserByName(db, await spendCode(db, tried));
  // Someone guessed a code that was never sent.
  if (!user) throw new Refusal({ error: 'code_void', message: codeVoid, field: 'code' });
  return user;
}
