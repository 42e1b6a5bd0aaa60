import { rules } from '@mcy/api/contract';
import { vietnamMoment } from '../../../platform/calendar/vietnamMoment.ts';

/** A moment in Vietnam as banks write it: `2026-11-23 14:05:00`, `23/11/2026`, `23-11-2026 14:05`. Null for anything else. */
export function readBookingTime(text: string): Date | null {
  const time = String.raw`(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?`;
  const dayFirst = new RegExp(String.raw`^(\d\d)[/-](\d\d)[/-](\d{4})${time}$`).exec(text);
  const yearFirst = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)${time}$`).exec(text);
  const found = yearFirst ?? dayFirst;
  if (!found) return null;
  const [, first = '', month = '', last = '', hours = '00', minutes = '00', seconds = '00'] = found;
  const date = yearFirst ? `${first}-${month}-${last}` : `${last}-${month}-${first}`;
  const moment = vietnamMoment(date, `${hours}:${minutes}:${seconds}`);
  // 31 February would become a day of March.
  const day = Number(date.slice(8));
  return Number.isNaN(moment.getTime()) || rules.vietnamClock(moment).getUTCDate() !== day ? null : moment;
}
