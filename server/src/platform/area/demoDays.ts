import { rules } from '@mcy/api/contract';
import { vietnamMoment } from '../calendar/vietnamMoment.ts';
import type { DemoDay } from './DemoDay.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How many days the demo's shop was open before its first start. */
const daysOpen = 22;

/** The days of the demo's past before a first start, oldest first. */
export function demoDays(now: Date): readonly Omit<DemoDay, 'secret'>[] {
  const midnight = vietnamMoment(rules.vietnamToday(now)).getTime();
  return Array.from({ length: daysOpen + 1 }, (_, index) => {
    const ago = daysOpen - index;
    const from = ago === 0 ? Math.max(midnight, now.getTime() - hour) : midnight - ago * day;
    const to = ago === 0 ? now.getTime() : from + day;
    return { ago, at: (share: number) => new Date(Math.floor(from + share * (to - from))) };
  });
}
