/** Returns a date whose UTC parts are what a clock in Asia/Ho_Chi_Minh shows, which has been UTC+7 since 1975. */
export function vietnamClock(moment: Date): Date {
  return new Date(moment.getTime() + 7 * 3_600_000);
}

/** Returns the calendar day in Asia/Ho_Chi_Minh. */
export function vietnamToday(now: Date): string {
  return vietnamClock(now).toISOString().slice(0, 10);
}

/** Returns true for a text such as `1998-06-15` that is a real date and a plausible birthday. */
export function isBirthDay(day: string): boolean {
  if (day <= '1900-01-01' || day > vietnamToday(new Date())) return false;
  const read = new Date(`${day}T00:00:00Z`);
  // Date rolls an invalid day over into the next month.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
