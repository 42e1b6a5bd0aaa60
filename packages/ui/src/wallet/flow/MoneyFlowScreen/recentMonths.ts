import dayjs from 'dayjs';

/** Returns the months, `YYYY-MM`, up to and including the current one, newest first. */
export function recentMonths(currentMonth: string, count: number): string[] {
  const newest = dayjs(`${currentMonth}-01`);
  return Array.from({ length: count }, (_, back) => newest.subtract(back, 'month').format('YYYY-MM'));
}
