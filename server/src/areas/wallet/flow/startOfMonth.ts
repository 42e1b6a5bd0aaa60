/** The start of a month, `YYYY-MM`, in Asia/Ho_Chi_Minh. The zone has been UTC+7 all year since 1975. */
export function startOfMonth(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const start = new Date(0);
  start.setUTCFullYear(year, number - 1, 1);
  start.setUTCHours(-7);
  return start;
}
