import { rules } from '@mcy/api/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import { vietnamMoment } from '../../../platform/calendar/vietnamMoment.ts';

/** When the draw opens, as a time of day in Vietnam. It closes at midnight (spec §9). */
const opening = '20:00:00';

/** An evening of the free draw: open from `opens_at` until before `closes_at`. */
export interface Evening {
  /** Its day in Vietnam, `YYYY-MM-DD`. */
  day: string;
  opens_at: Date;
  closes_at: Date;
}

/** The evening of a moment's day in Vietnam: it is over only with the day itself. */
export function eveningAt(now: Date): Evening {
  const day = rules.vietnamToday(now);
  return { day, opens_at: vietnamMoment(day, opening), closes_at: periodsAt(now).day.ends_at };
}
