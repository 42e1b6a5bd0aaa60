import { rules } from '@mcy/api/contract';
import { vietnamMoment } from './vietnamMoment.ts';

const day = 86_400_000;

/** A day, a week or a month in Asia/Ho_Chi_Minh. */
export interface CalendarPeriod {
  /** Its first day, `YYYY-MM-DD`. */
  since: string;
  /** Its end: the first moment of the next period. */
  ends_at: Date;
}

/** The day, week (from Monday) and month of a moment in Asia/Ho_Chi_Minh. */
export function periodsAt(now: Date): Record<'day' | 'week' | 'month', CalendarPeriod> {
  const today = rules.vietnamToday(now);
  const noon = new Date(`${today}T12:00:00Z`);
  const daysSinceMonday = (noon.getUTCDay() + 6) % 7;
  const monday = new Date(noon.getTime() - daysSinceMonday * day);
  const nextMonth = new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth() + 1, 1));
  return {
    day: { since: today, ends_at: startOf(new Date(noon.getTime() + day)) },
    week: { since: dayOf(monday), ends_at: startOf(new Date(monday.getTime() + 7 * day)) },
    month: { since: `${today.slice(0, 8)}01`, ends_at: startOf(nextMonth) },
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Midnight in Vietnam of a calendar day, given by any moment of that day in UTC. */
function startOf(date: Date): Date {
  return vietnamMoment(dayOf(date));
}
