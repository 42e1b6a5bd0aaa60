/** The two rows of rewards of a battle pass: one for everybody, one for players who paid for it. */
export const passTracks = ['free', 'paid'] as const;
export type PassTrack = (typeof passTracks)[number];

/** What a reward of the pass is to its player (spec §4: to complete, completed, receive reward). */
export const passRewardStates = ['to_complete', 'receive_reward', 'completed', 'missed'] as const;
export type PassRewardState = (typeof passRewardStates)[number];

export type PassActor = 'player' | 'shop';

/**
 * What can happen to a reward: who does it, and from which state to which: the one table of it. `draw` is the draw that fulfills
 * its task, and on the paid track the payment as well. At the end of a season the shop hands over what was not
 * collected, so that only tasks that were not fulfilled are missed.
 */
export const passRewardMoves = {
  draw: { actor: 'player', from: 'to_complete', to: 'receive_reward' },
  collect: { actor: 'player', from: 'receive_reward', to: 'completed' },
  hand_over: { actor: 'shop', from: 'receive_reward', to: 'completed' },
  miss: { actor: 'shop', from: 'to_complete', to: 'missed' },
} as const satisfies Readonly<Record<string, { actor: PassActor; from: PassRewardState; to: PassRewardState }>>;
export type PassRewardMove = keyof typeof passRewardMoves;

/** Where a season is. */
export const seasonStates = ['draft', 'scheduled', 'running', 'ended'] as const;
export type SeasonState = (typeof seasonStates)[number];

export type SeasonActor = 'operator' | 'clock';

/** What can happen to a season: who does it, and from which state to which. What players can see never changes. */
export const seasonMoves = {
  change: { actor: 'operator', from: 'draft', to: 'draft' },
  schedule: { actor: 'operator', from: 'draft', to: 'scheduled' },
  withdraw: { actor: 'operator', from: 'scheduled', to: 'draft' },
  start: { actor: 'clock', from: 'scheduled', to: 'running' },
  end: { actor: 'clock', from: 'running', to: 'ended' },
} as const satisfies Readonly<Record<string, { actor: SeasonActor; from: SeasonState; to: SeasonState }>>;
export type SeasonMove = keyof typeof seasonMoves;

/** Coins for the paid track of a season (product.md). */
export const passPrice = 99_000;

/** Days of a season (spec §9), and how many times the free track's stones the paid one gives. */
export const seasonDays = 30;
export const paidStones = 3;

/** The tasks at which the paid track gives a coupon and a toy in place of stones. */
export const couponTask = 4;
export const toyTask = 7;
