import type { spendingPeriods } from '@mcy/api/wallet/spending/contract';

export type SpendingPeriodName = (typeof spendingPeriods)[number];

/** The spending limit of each period in coins; null for no cap. */
export type Caps = Readonly<Record<SpendingPeriodName, number | null>>;

/** A player's stored caps: the current ones, and a raise with its start time. */
export interface StoredCaps {
  caps: Caps;
  raise: { caps: Caps; takes_effect_at: Date } | null;
}
