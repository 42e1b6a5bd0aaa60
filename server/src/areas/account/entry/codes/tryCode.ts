import type { Database } from '../../../../platform/db/database.ts';
import { type Asker, nameOfAsker } from '../../../../platform/http/askerOf.ts';
import { verifyPassword } from '../password/password.ts';
import type { CodePurpose } from '../tables.ts';

/** How many tries a code allows (ours). */
export const codeTries = 5;

/** A try at the current code of a name, purpose and caller. */
export interface CodeTry {
  sign_in_name: string;
  purpose: CodePurpose;
  /** See `nameOfAsker`. */
  asker: string;
  code_hash: string;
  right: boolean;
  triesLeft: number;
}

/**
 * Uses one try and returns whether it was right; null when there is no valid code. Runs in its own transaction before the call's, so the
 * try stays used when the call is refused, and concurrent tries never compare more than five times.
 */
export async function tryCode(
  db: Database,
  { code, ...tried }: { sign_in_name: string; purpose: CodePurpose; code: string; asker: Asker },
  now: Date,
): Promise<CodeTry | null> {
  const { sign_in_name, purpose } = tried;
  const asker = nameOfAsker(tried.asker);
  const held = await db
    .updateTable('account_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('sign_in_name', '=', sign_in_name)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .where('tries', '<', codeTries)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  const right = await verifyPassword(code, held?.code_hash ?? null);
  if (!held) return null;
  const { code_hash, tries } = held;
  return { sign_in_name, purpose, asker, code_hash, right, triesLeft: codeTries - tries };
}
