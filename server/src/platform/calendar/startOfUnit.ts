import { rules } from '@mcy/api/contract';
const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The start of a moment's minute, hour or day in Asia/Ho_Chi_Minh, as ISO 8601 in UTC. */
export function startOfUnit(moment: Date, unit: keyof typeof lengths): string {
  return new Date(moment.getTime() - (rules.vietnamClock(moment).getTime() % lengths[unit])).toISOString();
}
