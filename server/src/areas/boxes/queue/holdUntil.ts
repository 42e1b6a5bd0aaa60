import { holdTimes } from '@mcy/api/boxes/queue/words';

/** The part of a pool's row that says who draws in peace. */
export interface Hold {
  held_by: string | null;
  held_since: Date | null;
  held_until: Date | null;
  /** Players in the line. */
  waiting: number;
}

/** Whether somebody may draw now. Between two turns, only who comes next may, and their turn is about to begin. */
export function mayDraw({ held_by, held_until, waiting }: Hold, user_id: string, now: Date): boolean {
  if (held_by === null || held_until === null) return true;
  return held_until > now ? held_by === user_id : waiting === 0;
}

/** The end of a hold after a draw by its holder: never earlier than before, and not beyond the most while others wait. */
export function holdAfterDraw(hold: Hold, user_id: string, now: Date): Date | null {
  const { held_by, held_since, held_until, waiting } = hold;
  if (held_by !== user_id || held_since === null || held_until === null || held_until <= now) return held_until;
  const wanted = now.getTime() + holdTimes.drawn * 1_000;
  const most = waiting === 0 ? Infinity : held_since.getTime() + holdTimes.mostWhileWaited * 1_000;
  return new Date(Math.max(held_until.getTime(), Math.min(wanted, most)));
}

/** The end of a hold once somebody waits: at the most, but not at once. */
export function holdWhileWaited({ held_since, held_until }: Hold, now: Date): Date | null {
  if (held_since === null || held_until === null) return held_until;
  const most = held_since.getTime() + holdTimes.mostWhileWaited * 1_000;
  const least = now.getTime() + holdTimes.unused * 1_000;
  return new Date(Math.min(held_until.getTime(), Math.max(most, least)));
}

/** Whether a hold went by without a draw: a draw is what makes it longer than its first time. */
export function wasUnused({ held_since, held_until }: Hold): boolean {
  if (held_since === null || held_until === null) return false;
  return held_until.getTime() - held_since.getTime() <= holdTimes.unused * 1_000;
}
