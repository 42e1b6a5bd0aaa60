import type { SentToy } from '@mcy/api/collection/parcels/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Starts a query over items that reads what `presentToy` needs. */
export function selectToys(db: Database) {
  return db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .leftJoin('prize', 'prize.prize_id', 'item.prize_id')
    .select([
      'item.item_id',
      'toy.name',
      'toy.image',
      'prize.rarity',
      'item.serial',
      'toy.value',
      'item.shipping_class',
    ]);
}

/** A player's toys that can be sent: held, and not of an opening whose results they have not seen. */
export function selectSendable(db: Database, user_id: string) {
  return selectToys(db)
    .where('item.user_id', '=', user_id)
    .where('item.state', '=', 'held')
    .where('item.seen', '=', true);
}

/** The condition that an item was drawn in one of these openings. */
export function drawnIn(opening_ids: readonly string[]) {
  return sql<boolean>`(item.pool_id, item.nonce) in (select pool_id, nonce from draw where opening_id = any(${opening_ids}::uuid[]))`;
}

/** A toy, the same in every answer. */
export function presentToy({ name, ...toy }: Omit<SentToy, 'name'> & { name: Translated }, locale: Locale): SentToy {
  return { ...toy, name: name[locale] };
}
