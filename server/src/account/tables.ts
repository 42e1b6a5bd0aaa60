import type { IdentityState, identityReasons } from '@mcy/api/account/identity/contract';
import type { NameKind } from '@mcy/api/account/names/contract';
import type { codePurposes } from '@mcy/api/account/entry/contract';
import type { notificationKinds } from '@mcy/api/account/notices/contract';
import type { Locale, Role, rules } from '@mcy/api/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Level } from './levels/levels.ts';
import type { NotificationData } from './notifications/NotificationData.ts';
import type { RankingBoard, RankingPeriod } from './rankings/rankingPeriods.ts';

/** Roles that are granted to a user, beyond being one. */
export type GrantedRole = Exclude<Role, 'guest' | 'user'>;

/** What a code is for. */
export type CodePurpose = (typeof codePurposes)[number];

/** What is sent to a name: a code, or that the name has an account already. */
export type MessageKind = CodePurpose | 'name_taken';

export type NotificationKind = (typeof notificationKinds)[number];

export interface AccountTables {
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
  /** What signs a user in: one name of a kind. */
  bound_name: {
    /** E-mail address or mobile number as the contract's rule writes it. */
    sign_in_name: string;
    user_id: string;
    kind: NameKind;
    bound_at: Date;
  };
  /** What a user chose instead of the pictures everybody begins with. */
  profile_picture: {
    user_id: string;
    purpose: 'avatar' | 'background';
    /** A `file` of the user's own, uploaded for the same purpose. */
    file_id: string;
  };
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
  user_address: {
    address_id: string;
    user_id: string;
    consignee: string;
    /** `+84` and digits. */
    phone: string;
    /** Codes of the statistics office, and the names as they stood. */
    province_code: string;
    province_name: string;
    ward_code: string;
    ward_name: string;
    detail: string;
    /** Degrees; both or neither. */
    latitude: number | null;
    longitude: number | null;
    /** One of a user's is: see `lockAddresses`. */
    is_default: boolean;
    created_at: Date;
  };
  /** Where a session's device is told of notifications. */
  push_subscription: {
    subscription_id: string;
    user_id: string;
    session_id: string;
    /** Address at the browser's push service: a secret of the two. */
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Locale;
    created_at: Date;
  };
  /** A notification that is still to be sent to a device. */
  push_delivery: {
    notification_id: string;
    subscription_id: string;
    attempts: Generated<number>;
    /** Not before; while one is being sent, when it is tried again should the sender die. */
    due_at: Date;
  };
  /** The demo's own key pair, made when it is first asked for. */
  push_key: {
    only_one: Generated<boolean>;
    public_key: string;
    private_key: string;
  };
  follow: {
    follow_id: string;
    follower_id: string;
    followed_id: string;
    created_at: Date;
  };
  /** Of which fan a player was told, once and for all. */
  fan_told: {
    followed_id: string;
    follower_id: string;
  };
  /** What a player has in a ranking; no row for nothing. `addScore` alone writes it. */
  ranking_score: {
    board: RankingBoard;
    period: RankingPeriod;
    /** `YYYY-MM-DD`. */
    since: string;
    user_id: string;
    score: number;
    reached_at: Date;
  };
  /** A user's request to be known by their real name, and what an operator found. */
  identity_review: {
    review_id: string;
    user_id: string;
    state: IdentityState;
    full_name: string;
    kind: rules.DocumentKind;
    /** `YYYY-MM-DD`. */
    birthday: string;
    /** See `hashNumber`. */
    number_hash: Buffer;
    number_end: string;
    /** See `sealNumber`; null once it is decided. */
    number_sealed: Buffer | null;
    /** Files of the user's own; null once it failed or was rejected. */
    front_file: string | null;
    back_file: string | null;
    face_file: string | null;
    reason: Generated<(typeof identityReasons)[number] | null>;
    /** In the operator's own words. */
    note: Generated<string | null>;
    submitted_at: Date;
    reviewed_at: Generated<Date | null>;
    reviewed_by: Generated<string | null>;
  };
  /** A day on which a user checked in. */
  check_in: {
    check_in_id: string;
    user_id: string;
    /** In Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
    day: string;
    /** The how-manieth day in a row it is. */
    streak: number;
    stones: number;
    checked_in_at: Date;
  };
  /** Stones a player claimed for a month's level. */
  level_gift: {
    gift_id: string;
    user_id: string;
    /** Its first day, `YYYY-MM-DD`. */
    month: string;
    level: Level;
    stones: number;
    claimed_at: Date;
  };
}
