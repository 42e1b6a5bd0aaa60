import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import type { MessageKind } from '../tables.ts';

/** A message to the owner of a sign-in name. */
export interface CodeMessage {
  /** Email address or mobile number. */
  sign_in_name: string;
  /** The user who asked for it. */
  asker: Asker;
  /** The code's purpose; `name_taken` is sent instead of a code when the name already has an account. */
  kind: MessageKind;
  /** 6 digits; null for `name_taken`. */
  code: string | null;
  /** The message's language. */
  locale: Locale;
  created_at: Date;
  expires_at: Date;
}

/** The transaction that sends a message. */
export interface Sending {
  db: Database;
  /** Runs a task after the commit, and never after a rollback. */
  afterCommit: (task: () => void) => void;
}

/** Delivers codes: by email, by text message, or to the demo's mailbox. */
export interface CodeSender {
  /**
   * Queues a message, which goes out only if its code is committed. Must not wait for a network: only some names get a message, so response
   * times would reveal which ones have an account.
   */
  send: (message: CodeMessage, sending: Sending) => Promise<void>;
  /** The page that shows what was sent to a name; null when messages really go out. */
  mailboxUrl: (sign_in_name: string, locale: Locale) => string | null;
}

/** A shop's senders, by kind of name. */
export interface CodeSenders {
  /** The kinds of name that can get codes. */
  channels: { email: boolean; mobile: boolean };
  /** The sender for a name; null when its kind has none. */
  senderOf: (sign_in_name: string) => CodeSender | null;
  /** Finishes messages being sent and closes connections. */
  close: () => Promise<void>;
}
