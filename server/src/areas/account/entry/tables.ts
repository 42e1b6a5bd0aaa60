import type { codePurposes } from '@mcy/api/account/entry/contract';
import type { Generated } from 'kysely';

/** What a code is for. */
export type CodePurpose = (typeof codePurposes)[number];

/** What is sent to a name: a code, or that the name has an account already. */
export type MessageKind = CodePurpose | 'name_taken';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    session: {
      session_id: string;
      token_hash: Buffer;
      user_id: string;
      pwd_version: number;
      /** Network address it was opened from. */
      address: string;
      /** See `known_device`; null for one that sends no key. */
      device: string | null;
      /** What the browser called itself. */
      user_agent: string | null;
      created_at: Date;
      /** At most ten minutes behind: see `noteUse`. */
      last_used_at: Date;
      expires_at: Date;
    };
    /** A device that signed in to an account before: limits count it by itself. See `howKnown`. */
    known_device: {
      user_id: string;
      /** SHA-256 of the key that the device sends, in hex. */
      device: string;
      /** When a password or a code was last right there. */
      proved_at: Date;
    };
    /** The code that holds for a name, a purpose and whoever asked for it: a new one takes its place, and using it deletes it. */
    account_code: {
      sign_in_name: string;
      purpose: CodePurpose;
      /** See `nameOfAsker`. */
      asker: string;
      code_hash: string;
      tries: Generated<number>;
      created_at: Date;
      expires_at: Date;
    };
    /** What the demo would have sent. */
    demo_mail: {
      mail_id: string;
      sign_in_name: string;
      purpose: MessageKind;
      code: string | null;
      created_at: Date;
      expires_at: Date;
    };
  }
}
