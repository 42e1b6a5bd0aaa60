import type { codePurposes } from '@mcy/api/account/entry/contract';
import type { Generated } from 'kysely';

/** Purpose of a code. */
export type CodePurpose = (typeof codePurposes)[number];

/** Kind of message: a code, or that the name already has an account. */
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
      /** See `known_device`; null when the client sends no key. */
      device: string | null;
      /** The browser's User-Agent. */
      user_agent: string | null;
      created_at: Date;
      /** At most ten minutes stale: see `recordUse`. */
      last_used_at: Date;
      expires_at: Date;
    };
    /** A device that has signed in to an account: limits count it separately. See `howKnown`. */
    known_device: {
      user_id: string;
      /** SHA-256 of the device's key, in hex. */
      device: string;
      /** When a password or a code last succeeded there. */
      proved_at: Date;
    };
    /** The current code of a name, purpose and caller: a new one replaces it, and using it deletes it. */
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
    /** Messages that the demo would have sent. */
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
