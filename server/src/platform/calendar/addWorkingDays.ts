import { rules } from '@mcy/api/contract';
import { isHoliday, isWeekend } from './isHoliday.ts';
import { vietnamMoment } from './vietnamMoment.ts';

const day = 86_400_000;

/** The end of the last of so many working days in Vietnam, counted from the day after a moment. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = new Date(`${rules.vietnamToday(from)}T00:00:00Z`);
  for (let left = days; left > 0;) {
    date = new Date(date.getTime() + day);
    if (!isWeekend(date) && !isHoliday(date)) left -= 1;
  }
  return vietnamMoment(new Date(date.getTime() + day).toISOString().slice(0, 10));
}
