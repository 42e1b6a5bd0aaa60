import type { Role } from '@mcy/api/contract';
import type { Generated } from 'kysely';

/** Roles that are granted to a user, beyond being one. */
export type GrantedRole = Exclude<Role, 'guest' | 'user'>;

declare module '../../../platform/db/database.ts' {
  interface Tables {
    app_user: {
      user_id: string;
      nickname: string;
      /** `YYYY-MM-DD`. */
      birthday: string;
      /** What they say of themselves. */
      description: Generated<string | null>;
      password_hash: string;
      /** Raised with every change of the password: sessions of an older one end. */
      pwd_version: Generated<number>;
      invite_code: string;
      /** The `_key` of their invite links. */
      share_key: Generated<string>;
      /** Who invited them, and when they said so. */
      invited_by: Generated<string | null>;
      invited_at: Generated<Date | null>;
      roles: Generated<GrantedRole[]>;
      /** When they were last there, as the app said on its way to the background; null before. */
      last_login_at: Generated<Date | null>;
      /** Whether the best they won stands on their public profile, and whether rankings name them. */
      shows_wins: Generated<boolean>;
      named_in_rankings: Generated<boolean>;
      created_at: Date;
    };
    /** What a user chose instead of the pictures everybody begins with. */
    profile_picture: {
      user_id: string;
      purpose: 'avatar' | 'background';
      /** A `file` of the user's own, uploaded for the same purpose. */
      file_id: string;
    };
  }
}
