import type { Rarity } from '../../tokens/index.ts';

/** How far a prize-roll room has come (spec §4). `void` is one that drew too few people: everything went back. */
export const roomStates = [
  'under_review',
  'failed_audit',
  'not_started',
  'in_progress',
  'in_lottery',
  'ended',
  'suspended',
  'void',
] as const;
export type RoomState = (typeof roomStates)[number];

/** A prize the owner put in. */
export interface RoomPrize {
  prize_id: string;
  name: string;
  image: string;
  rarity: Rarity;
}

/** Whose room it is. */
export interface RoomOwner {
  user_id: string;
  nickname: string;
  /** URL of a picture. */
  avatar: string;
}

/** A prize-roll room as it stands in a list. */
export interface Room {
  room_id: string;
  name: string;
  /** URL of a picture. */
  cover: string;
  owner: RoomOwner;
  state: RoomState;
  /** Why it failed its audit, was suspended or became void, in the reader's language. */
  state_reason: string | null;
  /** The best few. */
  prizes: readonly RoomPrize[];
  prize_count: number;
  /** Coins all prizes are worth together. */
  prize_value: number;
  joined_count: number;
  /** People without whom nothing is drawn: 10, for a room needs more than 9 (spec §5). */
  needed_count: number;
  /** Coins; 0 is free. */
  entry_price: number;
  has_password: boolean;
  /** ISO 8601, UTC. */
  opens_at: string;
  draws_at: string;
  /** The reader is its owner. */
  mine: boolean;
  /** The reader is in it. */
  joined: boolean;
}
