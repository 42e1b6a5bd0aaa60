import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { type Locale, formatDay } from '../../../i18n/index.ts';

/** Returns the first entry of each calendar day in Asia/Ho_Chi_Minh, in order, with that day in the user's language. */
export function firstOfDays(entries: readonly FlowEntry[], locale: Locale): ReadonlyMap<FlowEntry, string> {
  const firsts = new Map<FlowEntry, string>();
  let dayBefore = '';
  for (const entry of entries) {
    const day = formatDay(entry.created_at, locale);
    if (day !== dayBefore) firsts.set(entry, day);
    dayBefore = day;
  }
  return firsts;
}
