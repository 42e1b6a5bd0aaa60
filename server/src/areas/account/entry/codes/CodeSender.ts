import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../../platform/db/database.ts';
import type { Asker } from '../../../../platform/http/askerOf.ts';
import type { MessageKind } from '../tables.ts';

/** Something on its way to the reader of a sign-in name. */
export interface CodeMessage {
  /** E-mail address or mobile number. */
  sign_in_name: string;
  /** Who asked for it. */
  asker: Asker;
  /** What the code is for; `name_taken` tells, in place of one, that the name has an account already. */
  kind: MessageKind;
  /** 6 digits; null for `name_taken`. */
  code: string | null;
  /** The language to write in. */
  locale: Locale;
  created_at: Date;
  expires_at: Date;
}

/** The transaction a message is sent from. */
export interface Sending {
  db: Database;
  /** Runs a task once the transaction is committed, and never when it is not. */
  afterCommit: (task: () => void) => void;
}

/** Whoever brings codes to their readers: by e-mail, by text message, or into the demo's mailbox. */
export interface CodeSender {
  /**
   * Takes a message, which goes out only when its code holds. It must not wait for a network: what is sent depends on
   * whether there is an account, and the time it takes would tell who has one.
   */
  send: (message: CodeMessage, sending: Sending) => Promise<void>;
  /** Address of the page that shows what was sent to a name; null where messages go out for real. */
  mailboxUrl: (sign_in_name: string, locale: Locale) => string | null;
}

/** The senders of a shop, by kind of name. */
export interface CodeSenders {
  /** To which kinds codes can be sent. */
  channels: { email: boolean; mobile: boolean };
  /** The sender for a name; null where there is none for its kind. */
  senderOf: (sign_in_name: string) => CodeSender | null;
  /** Lets what is being sent go out, and closes connections. */
  close: () => Promise<void>;
}
