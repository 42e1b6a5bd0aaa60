import type { Database } from '../../../../platform/db/database.ts';
import { type Asker, nameOfAsker } from '../../../../platform/http/askerOf.ts';
import type { Limit } from '../../../../platform/http/handler.ts';
import type { CodePurpose } from '../tables.ts';
import { codeTries } from './tryCode.ts';

/**
 * How often a code may be typed in. An asker for whom a code holds counts alone, so nobody else uses up their tries; the
 * code itself allows five, and this limit bounds code after code. Without a code there is nothing to guess right, so
 * everybody else counts by network, only for the work they cause.
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
  // A shop that can send no codes registers without.
  const seconds = purpose === 'register' ? 3_600 : 600;
  return [{ bucket: `try_code/${purpose}/${asker.network}`, hits: 60, seconds }];
}
