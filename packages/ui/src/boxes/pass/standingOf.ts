import type { PassSeason, PassTask } from '@mcy/api/boxes/pass/contract';
import { passTracks } from '@mcy/api/boxes/pass/words';

interface Standing {
  /** The first task that is not fulfilled; null once all are. */
  next: PassTask | null;
  /** Draws that it still takes. */
  missing: number;
  /** Rewards that can be received now. */
  waiting: number;
  /** Rewards of the paid track that would be received at once. */
  unlocked: number;
}

/** Where a player is in a season. */
export function standingOf({ tasks, draws, paid }: PassSeason): Standing {
  const next = tasks.find((task) => task.draws > draws) ?? null;
  return {
    next,
    missing: next === null ? 0 : next.draws - draws,
    waiting: tasks.flatMap((task) => passTracks.filter((track) => task[track].state === 'receive_reward')).length,
    unlocked: paid ? 0 : tasks.filter((task) => task.draws <= draws).length,
  };
}
