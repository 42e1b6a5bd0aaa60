/** A code that was sent. */
export interface SentCode {
  /** The name it was requested for, as typed. */
  sign_in_name: string;
  /** In ms since 1970. */
  at: number;
  /** Page that shows the code, in the demo. */
  mailbox_url: string | null;
}

/** Requests a code for a name. When it rejects with a `message`, the form shows it. */
export type SendCode = (sign_in_name: string) => Promise<Pick<SentCode, 'mailbox_url'>>;
