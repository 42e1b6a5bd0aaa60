import type { Role } from '@mcy/api/contract';
import type { Generated } from 'kysely';

/** Roles that are granted to a user, beyond being one. */
export type GrantedRole = Exclude<Role, 'guest' | 'user'>;

export interface AccountTables {
  app_user: {
    user_id: string;
    /** E-mail address or mobile number as the contract's rule writes it. */
    sign_in_name: string;
    nickname: string;
    /** `YYYY-MM-DD`. */
    birthday: string;
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
    created_at: Date;
    expires_at: Date;
  };
}
