import { rules } from '@mcy/api/contract';
import { hash } from '@node-rs/argon2';
import type { CodePurpose } from '../areas/account/entry/tables.ts';
import type { Database } from '../platform/db/database.ts';

const code = '246813';
/** The cheapest hash: few tests are about a code's cost. */
const code_hash = hash(code, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Makes a code valid for a name as if it had been sent there, and returns it. It works for a caller from this machine without a device key. */
export async function plantCode(db: Database, typed: string, purpose: CodePurpose): Promise<string> {
  const now = Date.now();
  const held = {
    code_hash: await code_hash,
    tries: 0,
    created_at: new Date(now),
    expires_at: new Date(now + 300_000),
  };
  await db
    .insertInto('account_code')
    .values({ sign_in_name: rules.signInName.parse(typed), purpose, asker: '127.0.0.1', ...held })
    .onConflict((conflict) => conflict.columns(['sign_in_name', 'purpose', 'asker']).doUpdateSet(held))
    .execute();
  return code;
}
