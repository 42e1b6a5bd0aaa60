const hour = 3_600_000;

/** The day in Vietnam of a moment: a date field holds days. */
export function firstDay(moment: string | null): string | null {
  return moment === null ? null : new Date(Date.parse(moment) + 7 * hour).toISOString().slice(0, 10);
}

/** The last day in Vietnam before a moment that ends something. */
export function lastDay(end: string | null): string | null {
  return end === null ? null : firstDay(new Date(Date.parse(end) - 1).toISOString());
}
