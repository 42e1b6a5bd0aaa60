import type { Rarity } from '../../tokens/index.ts';

/** Status of a prize-roll room (spec §4). `void` means too few participants: everything was returned. */
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

/** A prize the owner offers. */
export interface RoomPrize {
  prize_id: string;
  name: string;
  image: string;
  rarity: Rarity;
}

/** Its owner. */
export interface RoomOwner {
  user_id: string;
  nickname: string;
  /** URL of a picture. */
  avatar: string;
}

/** A prize-roll room in a list. */
export interface Room {
  room_id: string;
  name: string;
  /** URL of a picture. */
  cover: string;
  owner: RoomOwner;
  state: RoomState;
  /** Why it failed its audit, was suspended or became void, in the user's language. */
  state_reason: string | null;
  /** The best prizes. */
  prizes: readonly RoomPrize[];
  prize_count: number;
  /** Total value of the prizes in coins. */
  prize_value: number;
  joined_count: number;
  /** Minimum participants: 10, because a room needs more than 9 (spec §5). */
  needed_count: number;
  /** Entry fee in coins; 0 is free. */
  entry_price: number;
  has_password: boolean;
  /** ISO 8601, UTC. */
  opens_at: string;
  draws_at: string;
  /** True when the user owns it. */
  mine: boolean;
  /** True when the user has joined. */
  joined: boolean;
}
