export type LargestUnit = 'days' | 'hours' | 'minutes';

/** A duration in units; those above the requested maximum are 0. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits seconds into days, hours, minutes and seconds; the largest unit takes the rest: 49 hours rather than 2 days.
 */
export function splitSeconds(total: number, largest: LargestUnit): TimeLeft {
  const days = largest === 'days' ? Math.floor(total / 86_400) : 0;
  const inDay = total - days * 86_400;
  const hours = largest === 'minutes' ? 0 : Math.floor(inDay / 3600);
  const inHour = inDay - hours * 3600;
  return { days, hours, minutes: Math.floor(inHour / 60), seconds: inHour % 60 };
}
