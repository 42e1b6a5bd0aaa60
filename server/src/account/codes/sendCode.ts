import { randomInt } from 'node:crypto';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../db/database.ts';
import type { CodeSender } from './CodeSender.ts';
import { hashPassword } from '../password/password.ts';
import type { CodePurpose } from '../tables.ts';

/** How long a code is good for (ours), in minutes. */
const codeMinutes = 5;

/** A code with what is stored of it. */
export interface NewCode {
  code: string;
  code_hash: string;
}

/** A random code of 6 digits. Hashed as slowly as a password: a million codes are tried in no time by a quick hash. */
export async function createCode(): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, code_hash: await hashPassword(code) };
}

interface CodeRequest extends NewCode {
  sign_in_name: string;
  purpose: CodePurpose;
  locale: Locale;
}

/** Lets a code hold in place of the one before, and sends it where there is an account; else it is stored alike, and nobody learns it. */
export async function sendCode(db: Database, sender: CodeSender, request: CodeRequest, now: Date): Promise<void> {
  const { code, code_hash, sign_in_name, purpose, locale } = request;
  const lifetime = { created_at: now, expires_at: new Date(now.getTime() + codeMinutes * 60_000) };
  await db
    .insertInto('account_code')
    .values({ sign_in_name, purpose, code_hash, tries: 0, ...lifetime })
    .onConflict((conflict) =>
      conflict.columns(['sign_in_name', 'purpose']).doUpdateSet({ code_hash, tries: 0, ...lifetime }),
    )
    .execute();
  const user = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('sign_in_name', '=', sign_in_name)
    .executeTakeFirst();
  if (user) await sender.send(db, { sign_in_name, purpose, code, locale, ...lifetime });
}
