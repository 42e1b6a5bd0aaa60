/** Kinds of notification. */
export type NotificationKind =
  | 'recharge_settled'
  | 'withdrawal_requested'
  | 'withdrawal_cancelled'
  | 'prize_won'
  | 'level_reached'
  | 'new_fan'
  | 'invite_bound'
  | 'identity_reviewed';

/** Link to the notification's target. */
export type NotificationTarget =
  | 'money_flow'
  | 'withdrawal'
  | 'draw_record'
  | 'level'
  | 'player'
  | 'profile'
  | 'identity';

/** A notification to the player; a row of `GET /api/notify/list` satisfies it. */
export interface UserNotification {
  notification_id: string;
  kind: NotificationKind;
  /** In the player's language. */
  title: string;
  body: string;
  /** The toy won; null without a picture. */
  image: string | null;
  target: NotificationTarget;
  /** The target's id: the player's id for `player`; null when the target alone is enough. */
  target_id: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Null while unread. */
  read_at: string | null;
}
