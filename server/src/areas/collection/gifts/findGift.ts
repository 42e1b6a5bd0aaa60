import type { GiftActor } from '@mcy/api/collection/gifts/words';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { hashGiftSecret } from './giftLink.ts';
import { giftNotFound } from './messages.ts';

export type GiftRow = Selectable<Tables['gift']>;

/** A gift, and who the caller is to it. */
export interface FoundGift {
  gift: GiftRow;
  actor: GiftActor;
}

interface Wanted {
  /** A gift's id, or the secret of its link. */
  key: string;
  /** Null for a guest. */
  caller_id: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The gift of an id, for its two sides alone, or of a link. Refuses `gift_not_found`. */
export async function findGift(db: Database, { key, caller_id }: Wanted, lock = false): Promise<FoundGift> {
  const byId = uuid.test(key);
  const query = byId
    ? db.selectFrom('gift').selectAll().where('gift_id', '=', key)
    : db.selectFrom('gift').selectAll().where('link_hash', '=', hashGiftSecret(key));
  const gift = await (lock ? query.forUpdate() : query).executeTakeFirst();
  const actor = gift === undefined ? 'stranger' : actorOf(gift, caller_id, byId);
  if (gift === undefined || actor === 'stranger') {
    throw new Refusal({ error: 'gift_not_found', message: giftNotFound, field: 'gift' });
  }
  return { gift, actor };
}

function actorOf(gift: GiftRow, caller_id: string | null, byId: boolean): GiftActor {
  if (gift.from_user_id === caller_id) return 'giver';
  if (caller_id !== null && gift.to_user_id === caller_id) return 'addressee';
  return byId ? 'stranger' : 'holder';
}
