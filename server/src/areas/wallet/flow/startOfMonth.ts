import { vietnamMoment } from '../../../platform/calendar/vietnamMoment.ts';

/** The start of a month, `YYYY-MM`, in Asia/Ho_Chi_Minh. */
export function startOfMonth(month: string): Date {
  return vietnamMoment(`${month}-01`);
}
