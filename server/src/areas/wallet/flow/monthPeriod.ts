/** The start of a month, `YYYY-MM`, in Asia/Ho_Chi_Minh, and of the next one. The zone has been UTC+7 all year since 1975. */
export function monthPeriod(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: startOfMonth(year, number), until: startOfMonth(year, number + 1) };
}

function startOfMonth(year: number, month: number): Date {
  const start = new Date(0);
  start.setUTCFullYear(year, month - 1, 1);
  start.setUTCHours(-7);
  return start;
}
