import { randomInt } from 'node:crypto';
import type { Locale } from '@mcy/api/contract';
import { type Asker, nameOfAsker } from '../../../../platform/http/askerOf.ts';
import { hashPassword } from '../password/password.ts';
import { findUserByName } from '../../names/findUserByName.ts';
import type { CodePurpose } from '../tables.ts';
import type { CodeSender, Sending } from './CodeSender.ts';

/** How long a code is valid (ours), in minutes. */
const codeMinutes = 5;

/** A code and its stored form. */
export interface NewCode {
  code: string;
  code_hash: string;
}

/** Creates a random 6-digit code, hashed as slowly as a password: with a fast hash, a million codes take no time to try. */
export async function createCode(): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, code_hash: await hashPassword(code) };
}

/** Purposes that need an existing account; the others need a name without one. */
const forAccounts: readonly CodePurpose[] = ['sign_in', 'reset_password'];

interface CodeRequest extends NewCode {
  sign_in_name: string;
  purpose: CodePurpose;
  /** The caller; nobody else can use the code. */
  asker: Asker;
  locale: Locale;
}

/**
 * Stores a code, replacing the caller's last one for this name and purpose, and sends it. When the name does not fit the purpose, the code
 * is stored but not sent; a name to register or bind that already has an account gets a message saying so.
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
