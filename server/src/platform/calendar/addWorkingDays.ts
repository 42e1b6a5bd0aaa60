import { rules } from '@mcy/api/contract';

const day = 86_400_000;

/**
 * Public holidays that have the same date each year. Those of the lunar calendar are announced year by year and are not
 * here: a period over Tết ends a few days earlier than people would count it.
 */
const holidays: readonly string[] = ['01-01', '04-30', '05-01', '09-02'];

/** The end of the last of so many working days in Vietnam, counted from the day after a moment. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = new Date(`${rules.vietnamToday(from)}T00:00:00Z`);
  for (let left = days; left > 0;) {
    date = new Date(date.getTime() + day);
    if (isWorkingDay(date)) left -= 1;
  }
  return new Date(`${new Date(date.getTime() + day).toISOString().slice(0, 10)}T00:00:00+07:00`);
}

/** By a calendar day in UTC. */
function isWorkingDay(date: Date): boolean {
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !holidays.includes(date.toISOString().slice(5, 10));
}
