import { randomInt } from 'node:crypto';
import type { Locale } from '@mcy/api/contract';
import { hashPassword } from '../password/password.ts';
import { findUserByName } from '../names/findUserByName.ts';
import type { CodePurpose } from '../tables.ts';
import type { CodeSender, Sending } from './CodeSender.ts';

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

/** Codes for names that must be somebody's already; the others are for names that must still be nobody's. */
const forAccounts: readonly CodePurpose[] = ['sign_in', 'reset_password'];

interface CodeRequest extends NewCode {
  sign_in_name: string;
  purpose: CodePurpose;
  /** Who asked, and whom alone the code is good for. See `nameOfAsker`. */
  asker: string;
  locale: Locale;
}

/**
 * Lets a code hold in place of the one that the same asker had, and sends it to whom it is for; else it is stored alike, and nobody
 * learns it. Who would register or bind a name that has an account is told that it has, where the code would arrive.
 */
export async function sendCode(sending: Sending, sender: CodeSender, request: CodeRequest, now: Date): Promise<void> {
  const { db } = sending;
  const { code, code_hash, sign_in_name, purpose, asker, locale } = request;
  const lifetime = { created_at: now, expires_at: new Date(now.getTime() + codeMinutes * 60_000) };
  await db
    .insertInto('account_code')
    .values({ sign_in_name, purpose, asker, code_hash, tries: 0, ...lifetime })
    .onConflict((conflict) =>
      conflict.columns(['sign_in_name', 'purpose', 'asker']).doUpdateSet({ code_hash, tries: 0, ...lifetime }),
    )
    .execute();
  const taken = (await findUserByName(db, sign_in_name)) !== undefined;
  const message = { sign_in_name, asker, locale, ...lifetime };
  if (taken === forAccounts.includes(purpose)) await sender.send({ ...message, kind: purpose, code }, sending);
  else if (taken) await sender.send({ ...message, kind: 'name_taken', code: null }, sending);
}
