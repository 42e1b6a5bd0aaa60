import type { coolOffLengths } from '@mcy/api/wallet/spending/contract';

export type CoolOffLength = (typeof coolOffLengths)[number];

const hour = 3_600_000;
const lengths: Record<CoolOffLength, number> = { day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour };

/** The end of a cool-off of this length that starts now. */
export function coolOffEnd(length: CoolOffLength, now: Date): Date {
  return new Date(now.getTime() + lengths[length]);
}
