import type { spendingPeriods } from '@mcy/api/wallet/spending/contract';

export type SpendingPeriodName = (typeof spendingPeriods)[number];

/** Coins that may be spent in each period; null for no cap. */
export type Caps = Readonly<Record<SpendingPeriodName, number | null>>;

/** Caps as they are kept: what holds, and a raise that takes its place at its time. */
export interface KeptCaps {
  caps: Caps;
  raise: { caps: Caps; takes_effect_at: Date } | null;
}
