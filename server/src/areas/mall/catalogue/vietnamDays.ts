import { vietnamMoment } from '../../../platform/calendar/vietnamMoment.ts';

const day = 86_400_000;

/** The first moment of a day in Vietnam. A moment of that day that is there already stays: a form knows only its day. */
export function firstMoment(chosen: string | null, there: Date | null = null): Date | null {
  if (chosen === null) return null;
  const start = vietnamMoment(chosen);
  return there !== null && there >= start && there.getTime() < start.getTime() + day ? there : start;
}

/** The end of a day in Vietnam, as `firstMoment` is its beginning. */
export function lastMoment(chosen: string | null, there: Date | null = null): Date | null {
  if (chosen === null) return null;
  const end = new Date(vietnamMoment(chosen).getTime() + day);
  return there !== null && there <= end && there.getTime() > end.getTime() - day ? there : end;
}
