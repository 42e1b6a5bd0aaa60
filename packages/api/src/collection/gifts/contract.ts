import * as z from 'zod/mini';
import { rarities } from '../../boxes/pools/words.ts';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { pageOf, pageRequest } from '../../contract/page.ts';
import { itemRefusals } from '../../contract/refusals.ts';
import * as rules from '../../contract/rules/index.ts';
import { giftActors, giftLimits, giftSides, giftStates } from './words.ts';

const giftToySchema = z.object({
  item_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  rarity: z.enum(rarities),
  /** Its number among the toys of its prize. */
  serial: positiveSchema,
});

/** A toy of a gift. A gift has no price, and nothing about it does. */
export type GiftToy = z.output<typeof giftToySchema>;

const giftableToySchema = z.extend(giftToySchema, {
  series_name: z.string(),
  /** False for a toy that stays with who won it. */
  may_gift: z.boolean(),
});

/** A toy of the caller's that could be given. */
export type GiftableToy = z.output<typeof giftableToySchema>;

const friendSchema = z.object({
  nickname: z.string(),
  /** URL of an image on this server. */
  avatar: z.string(),
});

/** The person on the other side of a gift. */
export type GiftFriend = z.output<typeof friendSchema>;

const giftSchema = z.object({
  gift_id: z.uuid(),
  side: z.enum(giftSides),
  state: z.enum(giftStates),
  /** True when it goes to the first who accepts it by its link. */
  by_link: z.boolean(),
  /**
   * The giver of a received one. Of a given one, its addressee: masked until they accept, null while nobody took it by
   * its link.
   */
  friend: z.nullable(friendSchema),
  message: z.nullable(z.string()),
  toys: z.array(giftToySchema),
  created_at: z.iso.datetime(),
  /** When it comes back by itself. */
  expires_at: z.iso.datetime(),
  /** When it was accepted, declined or came back; null while it is open. */
  settled_at: z.nullable(z.iso.datetime()),
});

/** A gift as one of its two sides sees it. */
export type Gift = z.output<typeof giftSchema>;

/** The id of a gift, for its giver and addressee, or the secret of its link, for everybody who has it. */
const giftKey = z.string().check(z.regex(/^[\w-]{36,64}$/));

const idList = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,9}$/;

export const listGiftableToys = defineCall({
  topic: 'collection/gifts',
  method: 'GET',
  path: '/api/gift/toys',
  role: 'user',
  summary: 'The toys in the caller’s collection with whether each may be given, latest first.',
  request: z.strictObject({
    /** Only these items: up to ten ids, separated by commas. */
    only: z.optional(z.string().check(z.regex(idList))),
    ...pageRequest,
  }),
  response: pageOf(giftableToySchema),
});

const to = field(rules.friend, { kind: 'text', autoComplete: 'off' });
const message = z.optional(field(rules.message(), { kind: 'textArea' }));

export const findFriend = defineCall({
  topic: 'collection/gifts',
  method: 'POST',
  path: '/api/gift/friend',
  role: 'user',
  summary:
    'Who has an invitation code or a phone number, with the name masked. Limited, so that nobody can try them all.',
  refuses: { friend_not_found: 422, gift_to_oneself: 422 },
  request: z.strictObject({ to }),
  response: friendSchema,
});

export const giveToys = defineCall({
  topic: 'collection/gifts',
  method: 'POST',
  path: '/api/gift/give',
  role: 'user',
  summary:
    'Offers toys to a friend, or by a link to the first who accepts. They leave the collection at once, and come back when they are declined, taken back, or not accepted in 7 days.',
  refuses: {
    ...itemRefusals,
    toy_not_giftable: 422,
    friend_not_found: 422,
    gift_to_oneself: 422,
    too_many_open_gifts: 422,
    too_many_gifts_today: 422,
  },
  request: z.strictObject({
    item_ids: field(rules.items(giftLimits.toys), { kind: 'hidden' }),
    /** An invitation code or a phone number; without one the gift goes by a link. */
    to: z.optional(to),
    message,
  }),
  response: giftSchema,
});

/** The part of `giveToys` that a giver types for a friend. */
export function giftToFriend() {
  return { ...giveToys, request: z.strictObject({ to, message }) };
}

/** The part of `giveToys` that a giver types for a gift by link. */
export function giftByLink() {
  return { ...giveToys, request: z.strictObject({ message }) };
}

export const listGifts = defineCall({
  topic: 'collection/gifts',
  method: 'GET',
  path: '/api/gift/list',
  role: 'user',
  summary: 'Gifts that the caller received or gave, latest first.',
  request: z.strictObject({ side: z.enum(giftSides), ...pageRequest }),
  response: pageOf(giftSchema),
});

export const readGift = defineCall({
  topic: 'collection/gifts',
  method: 'GET',
  path: '/api/gift/detail',
  role: 'guest',
  personal: true,
  summary: 'One gift, for its two sides and for everybody with its link. Without its toys once somebody else took it.',
  refuses: { gift_not_found: 404 },
  request: z.strictObject({ gift: giftKey }),
  response: z.extend(giftSchema, {
    /** Who the caller is to it. */
    viewer: z.enum(giftActors),
    /** The secret of its link, for its giver while it is open; null otherwise. */
    link: z.nullable(z.string()),
  }),
});

/** A gift with who looks at it. */
export type ShownGift = z.output<typeof readGift.response>;

const settled = {
  topic: 'collection/gifts',
  method: 'POST',
  role: 'user',
  refuses: { ...itemRefusals, gift_not_found: 404, gift_not_open: 422, gift_not_yours: 422 },
  request: z.strictObject({ gift: giftKey }),
  response: giftSchema,
} as const;

export const acceptGift = defineCall({
  ...settled,
  path: '/api/gift/accept',
  summary: 'Accepts a gift: its toys are the caller’s. One by link goes to the first who does.',
});

export const declineGift = defineCall({
  ...settled,
  path: '/api/gift/decline',
  summary: 'Declines a gift addressed to the caller: its toys go back to the giver.',
});

export const takeGiftBack = defineCall({
  ...settled,
  path: '/api/gift/take_back',
  summary: 'Takes back a gift of the caller’s that nobody accepted yet.',
});
