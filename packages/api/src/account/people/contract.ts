import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { rarities } from '../../boxes/pools/words.ts';
import { levels } from '../levels/contract.ts';

/** A player as others see them. Never includes birthday, sign-in name or balance. */
const playerSchema = z.object({
  user_id: z.uuid(),
  nickname: z.string(),
  /** URL of an image on this server. */
  avatar: z.string(),
  level: z.enum(levels),
  /** Null when they wrote nothing. */
  description: z.nullable(z.string()),
  /** Whether the caller follows them, and they the caller. */
  followed: z.boolean(),
  follows_me: z.boolean(),
});

export type Player = z.output<typeof playerSchema>;

const playersPage = pageOf(playerSchema);

export const listFollowing = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/follow/following',
  role: 'user',
  summary: 'Players the caller follows, latest first.',
  request: z.strictObject(pageRequest),
  response: playersPage,
});

export const listFans = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/follow/fans',
  role: 'user',
  summary: 'Players who follow the caller, latest first.',
  request: z.strictObject(pageRequest),
  response: playersPage,
});

const followed = z.object({ followed: z.boolean(), fan_count: countSchema });

export const follow = defineCall({
  topic: 'account/people',
  method: 'POST',
  path: '/api/follow/add',
  role: 'user',
  summary: 'Follows a player; repeating it changes nothing. The player is notified of a new fan once.',
  refuses: { user_not_found: 404, follow_oneself: 422 },
  request: z.strictObject({ user_id: z.uuid() }),
  response: followed,
});

export const unfollow = defineCall({
  topic: 'account/people',
  method: 'POST',
  path: '/api/follow/remove',
  role: 'user',
  summary: 'Unfollows a player; repeating it changes nothing.',
  refuses: { user_not_found: 404 },
  request: z.strictObject({ user_id: z.uuid() }),
  response: followed,
});

const bestWin = z.object({
  /** Unique per win; not an item id. */
  win_id: z.uuid(),
  prize_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  /** Retail price of the toy, in coins. */
  value: priceSchema,
  /**
   * Start of the day of the win in Asia/Ho_Chi_Minh. The exact time would reveal the player's pseudonym in the draw
   * log.
   */
  won_at: z.iso.datetime(),
});

export type BestWin = z.output<typeof bestWin>;

export const readPlayer = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/user/profile',
  role: 'guest',
  personal: true,
  summary: 'The public profile of a player.',
  refuses: { user_not_found: 404 },
  request: z.strictObject({ user_id: z.uuid() }),
  response: z.extend(playerSchema, {
    /** True for the caller's own profile. */
    own: z.boolean(),
    /** URL of the cover they chose; null for none. */
    background: z.nullable(z.string()),
    following_count: countSchema,
    fan_count: countSchema,
    created_at: z.iso.datetime(),
    /** Their best recent wins, rarest first; null when they hide them. */
    best_wins: z.nullable(z.array(bestWin)),
  }),
});

export type PublicPlayer = z.output<typeof readPlayer.response>;
