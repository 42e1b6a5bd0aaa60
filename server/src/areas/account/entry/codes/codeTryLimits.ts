import type { Database } from '../../../../platform/db/database.ts';
import { type Asker, nameOfAsker } from '../../../../platform/http/askerOf.ts';
import type { Limit } from '../../../../platform/http/handler.ts';
import type { CodePurpose } from '../tables.ts';
import { codeTries } from './tryCode.ts';

/**
 * How often a code may be entered. A caller with a valid code counts alone, so nobody else can use up their tries; the code itself allows
 * five, and this limit bounds repeated codes. Without a code there is nothing to guess, so everyone else counts by
 * network, only to bound the work.
 */
export async function codeTryLimits(
  db: Database,
  { sign_in_name, purpose, asker }: { sign_in_name: string; purpose: CodePurpose; asker: Asker },
  now: Date,
): Promise<Limit[]> {
  const name = nameOfAsker(asker);
  const held = await db
    .selectFrom('account_code')
    .select('tries')
    .where('sign_in_name', '=', sign_in_name)
    .where('purpose', '=', purpose)
    .where('asker', '=', name)
    .where('tries', '<', codeTries)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (held) return [{ bucket: `try_code/${purpose}/${name}/${sign_in_name}`, hits: 30, seconds: 600 }];
  // A shop that cannot send codes registers without them.
  const seconds = purpose === 'register' ? 3_600 : 600;
  return [{ bucket: `try_code/${purpose}/${asker.network}`, hits: 60, seconds }];
}
