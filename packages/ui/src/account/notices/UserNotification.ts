/** What a notification can tell of. */
export type NotificationKind =
  | 'recharge_settled'
  | 'withdrawal_requested'
  | 'withdrawal_cancelled'
  | 'prize_won'
  | 'level_reached'
  | 'new_fan'
  | 'invite_bound'
  | 'identity_reviewed';

/** Where what it tells of is seen. */
export type NotificationTarget =
  | 'money_flow'
  | 'withdrawal'
  | 'draw_record'
  | 'level'
  | 'player'
  | 'profile'
  | 'identity';

/** Something the shop told the player; a row of `GET /api/notify/list` satisfies it. */
export interface UserNotification {
  notification_id: string;
  kind: NotificationKind;
  /** In the reader's language. */
  title: string;
  body: string;
  /** The toy won; null for what has no picture. */
  image: string | null;
  target: NotificationTarget;
  /** Which of its kind: the player's id for `player`; null where the target is enough. */
  target_id: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Null as long as it is unread. */
  read_at: string | null;
}
