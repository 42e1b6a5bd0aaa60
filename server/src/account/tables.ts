import type { codePurposes, notificationKinds } from '@mcy/api/account/contract';
import type { Role } from '@mcy/api/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NotificationData } from './notifications/NotificationData.ts';

/** Roles that are granted to a user, beyond being one. */
export type GrantedRole = Exclude<Role, 'guest' | 'user'>;

/** What a code is for. */
export type CodePurpose = (typeof codePurposes)[number];

export type NotificationKind = (typeof notificationKinds)[number];

export interface AccountTables {
  app_user: {
    user_id: string;
    /** E-mail address or mobile number as the contract's rule writes it. */
    sign_in_name: string;
    nickname: string;
    /** `YYYY-MM-DD`. */
    birthday: string;
    /** What they say of themselves. */
    description: Generated<string | null>;
    password_hash: string;
    /** Raised with every change of the password: sessions of an older one end. */
    pwd_version: Generated<number>;
    invite_code: string;
    roles: Generated<GrantedRole[]>;
    created_at: Date;
  };
  session: {
    session_id: string;
    token_hash: Buffer;
    user_id: string;
    pwd_version: number;
    /** Network address it was opened from. */
    address: string;
    /** What the browser called itself. */
    user_agent: string | null;
    created_at: Date;
    /** At most ten minutes behind: see `noteUse`. */
    last_used_at: Date;
    expires_at: Date;
  };
  /** The code that holds for a name and a purpose: a new one takes its place, and using it deletes it. */
  account_code: {
    sign_in_name: string;
    purpose: CodePurpose;
    code_hash: string;
    tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
  /** What the demo would have sent. */
  demo_mail: {
    mail_id: string;
    sign_in_name: string;
    purpose: CodePurpose;
    code: string;
    created_at: Date;
    expires_at: Date;
  };
  notification: {
    notification_id: string;
    user_id: string;
    kind: NotificationKind;
    /** Of the kind: `notify` writes both. */
    data: JSONColumnType<NotificationData[NotificationKind]>;
    /** Told only once this opening's results were seen; null for what gives nothing away. */
    awaits_opening_id: string | null;
    created_at: Date;
    read_at: Date | null;
  };
}
