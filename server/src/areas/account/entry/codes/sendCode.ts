import { randomInt } from 'node:crypto';
import type { Locale } from '@mcy/api/contract';
import { type Asker, nameOfAsker } from '../../../../platform/http/askerOf.ts';
import { hashPassword } from '../password/password.ts';
import { findUserByName } from '../../names/findUserByName.ts';
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
  /** Who asks; the code is good for nobody else. */
  asker: Asker;
  locale: Locale;
}

/**
 * Stores a code, which replaces the asker's last one for this name and purpose, and sends it. Where the name does not fit
 * the purpose, the code is stored all the same and sent to nobody; a name that is to be registered or bound but has an
 * account already gets a message that says so.
 */
export async function sendCode(sending: Sending, sender: CodeSender, request: CodeRequest, now: Date): Promise<void> {
  const { db } = sending;
  const { code, code_hash, sign_in_name, purpose, asker, locale } = request;
  const lifetime = { created_at: now, expires_at: new Date(now.getTime() + codeMinutes * 60_000) };
  await db
    .insertInto('account_code')
    .values({ sign_in_name, purpose, asker: nameOfAsker(asker), code_hash, tries: 0, ...lifetime })
    .onConflict((conflict) =>
      conflict.columns(['sign_in_name', 'purpose', 'asker']).doUpdateSet({ code_hash, tries: 0, ...lifetime }),
    )
    .execute();
  const taken = (await findUserByName(db, sign_in_name)) !== undefined;
  const message = { sign_in_name, asker, locale, ...lifetime };
  if (taken === forAccounts.includes(purpose)) await sender.send({ ...message, kind: purpose, code }, sending);
  else if (taken) await sender.send({ ...message, kind: 'name_taken', code: null }, sending);
}
