import type { IdentityState, identityReasons } from '@mcy/api/account/identity/contract';
import type { User } from '@mcy/api/account/profile/contract';
import type { Translated } from '@mcy/api/contract';

/** What a notification of each kind holds: what its words are made of when it is read. Amounts are coins. */
export interface NotificationData {
  recharge_settled: { payment_id: string; amount: number };
  /** `payout` is what arrives at the bank. */
  withdrawal_requested: { withdrawal_id: string; amount: number; payout: number; bank_name: string };
  withdrawal_cancelled: { withdrawal_id: string; amount: number };
  /** `last`: the prize for a finite pool's last ticket. */
  prize_won: { prize_id: string; toy_name: Translated; toy_image: string; pool_name: Translated; last: boolean };
  /** Who follows now, and what they were called then. */
  new_fan: { user_id: string; nickname: string };
  /** What who was invited is called. */
  invite_bound: { nickname: string };
  /** What an operator found of their identity, and why where it was rejected. */
  identity_reviewed: {
    state: Exclude<IdentityState, 'under_review'>;
    reason: (typeof identityReasons)[number] | null;
    note: string | null;
  };
  level_reached: { level: User['level']; points: number };
}
