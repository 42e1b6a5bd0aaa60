import type { Gift, GiftFriend, GiftToy } from '@mcy/api/collection/gifts/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { avatarFileOf, avatarOf, maskNickname } from '../../account/door.ts';
import type { GiftRow } from './findGift.ts';
import { presentToy, selectToys } from './presentToy.ts';

interface Seen {
  /** The side that looks; null for a guest with the link. */
  viewer_id: string | null;
  locale: Locale;
  now: Date;
}

/** Gifts as one of their sides sees them, in the given order. */
export async function presentGifts(
  db: Database,
  gifts: readonly GiftRow[],
  { viewer_id, locale, now }: Seen,
): Promise<Gift[]> {
  if (gifts.length === 0) return [];
  const [toys, people] = await Promise.all([readToys(db, gifts, locale), readPeople(db, gifts)]);
  return gifts.map((gift) => {
    const given = gift.from_user_id === viewer_id;
    return {
      gift_id: gift.gift_id,
      side: given ? 'given' : 'received',
      // The job sends it back within a minute.
      state: gift.state === 'open' && gift.expires_at <= now ? 'expired' : gift.state,
      by_link: gift.link_hash !== null,
      friend: given ? presentAddressee(gift, people) : presentPerson(gift.from_user_id, people),
      message: gift.message,
      toys: toys.get(gift.gift_id) ?? [],
      created_at: gift.created_at.toISOString(),
      expires_at: gift.expires_at.toISOString(),
      settled_at: gift.settled_at?.toISOString() ?? null,
    };
  });
}

interface Person {
  user_id: string;
  nickname: string;
  avatar_file: string | null;
}

type People = ReadonlyMap<string, Person>;

function presentPerson(user_id: string, people: People): GiftFriend | null {
  const person = people.get(user_id);
  return person ? { nickname: person.nickname, avatar: avatarOf(user_id, person.avatar_file) } : null;
}

/** As a giver sees them: masked, until they accept. */
function presentAddressee({ to_user_id, state }: GiftRow, people: People): GiftFriend | null {
  if (to_user_id === null) return null;
  return state === 'accepted'
    ? presentPerson(to_user_id, people)
    : presentMasked({ user_id: to_user_id, nickname: people.get(to_user_id)?.nickname ?? '' });
}

/** A player as somebody sees them who only knows their code or number. */
export function presentMasked({ user_id, nickname }: { user_id: string; nickname: string }): GiftFriend {
  return { nickname: maskNickname(nickname), avatar: avatarOf(user_id, null) };
}

async function readToys(
  db: Database,
  gifts: readonly GiftRow[],
  locale: Locale,
): Promise<ReadonlyMap<string, GiftToy[]>> {
  const rows = await selectToys(db)
    .innerJoin('gift_item', 'gift_item.item_id', 'item.item_id')
    .select('gift_item.gift_id')
    .where('gift_item.gift_id', '=', (is) => is.fn.any(is.val(gifts.map(({ gift_id }) => gift_id))))
    .orderBy('gift_item.gift_id')
    .orderBy('gift_item.position')
    .execute();
  const grouped = Map.groupBy(rows, ({ gift_id }) => gift_id);
  return new Map([...grouped].map(([gift_id, toys]) => [gift_id, toys.map((toy) => presentToy(toy, locale))]));
}

async function readPeople(db: Database, gifts: readonly GiftRow[]): Promise<People> {
  const ids = new Set(gifts.flatMap(({ from_user_id, to_user_id }) => [from_user_id, to_user_id ?? from_user_id]));
  const people = await db
    .selectFrom('app_user')
    .select(['user_id', 'nickname', avatarFileOf('app_user.user_id').as('avatar_file')])
    .where('user_id', '=', (is) => is.fn.any(is.val([...ids])))
    .execute();
  return new Map(people.map((person) => [person.user_id, person]));
}
