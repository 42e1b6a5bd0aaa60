import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../db/database.ts';
import type { CodePurpose } from '../tables.ts';

/** A code on its way to the owner of an account. */
export interface CodeMessage {
  /** E-mail address or mobile number. */
  sign_in_name: string;
  purpose: CodePurpose;
  /** 6 digits. */
  code: string;
  /** The language to write in. */
  locale: Locale;
  created_at: Date;
  expires_at: Date;
}

/** Whoever brings codes to their readers: by e-mail, by text message, or into the demo's mailbox. */
export interface CodeSender {
  /**
   * Takes a message in the caller's transaction, so that it goes out only when its code holds. It must not wait for a
   * network here: a message is only sent to an account, and the time it takes would tell who has one.
   */
  send: (db: Database, message: CodeMessage) => Promise<void>;
  /** Address of the page that shows what was sent to a name; null where messages go out for real. */
  mailboxUrl: (sign_in_name: string, locale: Locale) => string | null;
}
