import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import { type Locale, formatDay } from '../../../i18n/index.ts';

/** The heading above an entry: its day where that begins, in the user's language, and its month, `YYYY-MM`. */
interface FlowHeading {
  month?: string;
  day: string;
}

/** Vietnam has been UTC+7 all year since 1975. */
const offset = 7 * 60 * 60 * 1000;

/** The headings of entries, in order: above the first of each calendar day and month in Asia/Ho_Chi_Minh. */
export function headingsOf(entries: readonly FlowEntry[], locale: Locale): ReadonlyMap<FlowEntry, FlowHeading> {
  const headings = new Map<FlowEntry, FlowHeading>();
  let before = '';
  for (const entry of entries) {
    const date = new Date(Date.parse(entry.created_at) + offset).toISOString().slice(0, 10);
    const month = date.slice(0, 7);
    const day = formatDay(entry.created_at, locale);
    if (date !== before) headings.set(entry, before.startsWith(month) ? { day } : { month, day });
    before = date;
  }
  return headings;
}
