import type { PassRewardState, PassTrack } from './words.ts';

interface Reward {
  track: PassTrack;
  /** Draws that its task takes, and those the player made in the season. */
  needed: number;
  draws: number;
  /** The player paid for the season. */
  paid: boolean;
  collected: boolean;
  /** The season is over. */
  over: boolean;
}

/** Where a reward is: what follows from the draws, the payment and the clock. */
export function passRewardState({ track, needed, draws, paid, collected, over }: Reward): PassRewardState {
  if (collected) return 'completed';
  if (draws >= needed && (track === 'free' || paid)) return 'receive_reward';
  return over ? 'missed' : 'to_complete';
}
