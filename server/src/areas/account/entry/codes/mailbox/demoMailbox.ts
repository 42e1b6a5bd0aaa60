import type { Locale } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { CodeSender } from '../CodeSender.ts';

/** Stores outgoing messages, which a page of this server shows to people trying the demo. */
export const demoMailbox: CodeSender = {
  async send({ sign_in_name, kind, code, created_at, expires_at }, { db }) {
    await db
      .insertInto('demo_mail')
      .values({ mail_id: uuidv7(), sign_in_name, purpose: kind, code, created_at, expires_at })
      .execute();
  },
  mailboxUrl: mailboxPath,
};

/** Address of a name's mailbox. */
export function mailboxPath(sign_in_name: string, lang: Locale): string {
  return `/sandbox/mailbox?${new URLSearchParams({ sign_in_name, lang }).toString()}`;
}
