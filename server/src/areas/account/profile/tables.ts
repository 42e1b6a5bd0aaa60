import type { Role } from '@mcy/api/contract';
import type { Generated } from 'kysely';

/** Extra roles granted to a user. */
export type GrantedRole = Exclude<Role, 'guest' | 'user'>;

declare module '../../../platform/db/database.ts' {
  interface Tables {
    app_user: {
      user_id: string;
      nickname: string;
      /** `YYYY-MM-DD`. */
      birthday: string;
      /** The description on their profile. */
      description: Generated<string | null>;
      password_hash: string;
      /** Raised with every password change: sessions with an older version end. */
      pwd_version: Generated<number>;
      invite_code: string;
      /** The `_key` of their invite links. */
      share_key: Generated<string>;
      /** Their inviter, and when it was recorded. */
      invited_by: Generated<string | null>;
      invited_at: Generated<Date | null>;
      roles: Generated<GrantedRole[]>;
      /** When they were last active, as the app reports on going to the background; null before. */
      last_login_at: Generated<Date | null>;
      /** Privacy settings: show best wins on the public profile, and the name in rankings. */
      shows_wins: Generated<boolean>;
      named_in_rankings: Generated<boolean>;
      created_at: Date;
    };
    /** Pictures a user chose instead of the defaults. */
    profile_picture: {
      user_id: string;
      purpose: 'avatar' | 'background';
      /** A `file` of the user's own, uploaded for the same purpose. */
      file_id: string;
    };
  }
}
