import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { levels } from '../levels/contract.ts';

/** A player as others see them: never their birthday, sign-in name or balance. */
const playerSchema = z.object({
  user_id: z.uuid(),
  nickname: z.string(),
  /** Address of a picture on this server. */
  avatar: z.string(),
  level: z.enum(levels),
  /** Null when they say nothing of themselves. */
  description: z.nullable(z.string()),
  /** Whether the caller follows them, and whether they follow the caller. */
  followed: z.boolean(),
  follows_me: z.boolean(),
});

const playersPage = pageOf(playerSchema);

export const listFollowing = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/follow/following',
  role: 'user',
  summary: 'Whom the caller follows, the latest first.',
  request: z.strictObject(pageRequest),
  response: playersPage,
});

export const listFans = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/follow/fans',
  role: 'user',
  summary: 'Who follows the caller, the latest first.',
  request: z.strictObject(pageRequest),
  response: playersPage,
});

const followed = z.object({ followed: z.boolean(), fan_count: countSchema });

export const follow = defineCall({
  topic: 'account/people',
  method: 'POST',
  path: '/api/follow/add',
  role: 'user',
  summary:
    'Follows a player; again changes nothing. They are told of a new fan once. Refuses `user_not_found` (404), `follow_oneself`.',
  request: z.strictObject({ user_id: z.uuid() }),
  response: followed,
});

export const unfollow = defineCall({
  topic: 'account/people',
  method: 'POST',
  path: '/api/follow/remove',
  role: 'user',
  summary: 'Follows a player no more; again changes nothing. Refuses `user_not_found` (404).',
  request: z.strictObject({ user_id: z.uuid() }),
  response: followed,
});

const bestWin = z.object({
  /** Tells one win from another; no id of an item. */
  win_id: z.uuid(),
  prize_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(['common', 'rare', 'epic', 'legendary']),
  /** What the toy sells for in shops, in coins. */
  value: priceSchema,
  /** When the day it was won began in Asia/Ho_Chi_Minh: the exact time would tell whose pseudonym is in the draw log. */
  won_at: z.iso.datetime(),
});

export const readPlayer = defineCall({
  topic: 'account/people',
  method: 'GET',
  path: '/api/user/profile',
  role: 'guest',
  summary: 'The public profile of a player. Refuses `user_not_found` (404).',
  request: z.strictObject({ user_id: z.uuid() }),
  response: z.extend(playerSchema, {
    /** Whether it is the caller's own. */
    own: z.boolean(),
    /** Address of the picture they chose to stand behind them; null for none. */
    background: z.nullable(z.string()),
    following_count: countSchema,
    fan_count: countSchema,
    created_at: z.iso.datetime(),
    /** The best they won lately, rarest first; null where they do not show it. */
    best_wins: z.nullable(z.array(bestWin)),
  }),
});
