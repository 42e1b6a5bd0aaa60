import * as z from 'zod/mini';
import { isBirthDay, vietnamToday } from './calendar.ts';

/** Birth date, `YYYY-MM-DD`, of someone who is 18 today in Vietnam: minors cannot register (spec §5). */
export const adultBirthday = z.iso.date({ error: 'calendar_day' }).check(
  z.refine(isBirthDay, { error: 'calendar_day', abort: true }),
  z.refine((birthday) => isAdult(birthday, vietnamToday(new Date())), { error: 'adult' }),
);

/**
 * Returns true when someone born on one day has turned 18 by another. A birthday on 29 February counts from 1 March.
 */
export function isAdult(birthday: string, today: string): boolean {
  const eighteenth = `${Number(birthday.slice(0, 4)) + 18}${birthday.slice(4)}`;
  return eighteenth <= today;
}
