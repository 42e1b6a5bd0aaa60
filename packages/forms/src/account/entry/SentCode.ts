/** A code that went out. */
export interface SentCode {
  /** The name it was asked for, as it was typed. */
  sign_in_name: string;
  /** In ms since 1970. */
  at: number;
  /** The page that shows it, in the demo. */
  mailbox_url: string | null;
}

/** Asks for a code for a name; a rejection with a `message` is shown in the form. */
export type SendCode = (sign_in_name: string) => Promise<Pick<SentCode, 'mailbox_url'>>;
