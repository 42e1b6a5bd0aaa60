import type { GiftToy } from '@mcy/api/collection/gifts/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** A row of `selectToys`. */
interface ToyRow {
  item_id: string;
  serial: number;
  toy_name: Translated;
  toy_image: string;
  rarity: GiftToy['rarity'];
}

/** Starts a query over items that reads what `presentToy` needs. */
export function selectToys(db: Database) {
  return db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .leftJoin('prize', 'prize.prize_id', 'item.prize_id')
    .select(['item.item_id', 'item.serial', 'toy.name as toy_name', 'toy.image as toy_image'])
    .select(
      // A toy that was not drawn is as rare as its best prize.
      sql<GiftToy['rarity']>`coalesce(prize.rarity,
        (select best.rarity from prize best where best.toy_id = item.toy_id order by best.position limit 1), 'common')`.as(
        'rarity',
      ),
    );
}

/** A toy of a gift, the same in every call. */
export function presentToy({ item_id, serial, toy_name, toy_image, rarity }: ToyRow, locale: Locale): GiftToy {
  return { item_id, name: toy_name[locale], image: toy_image, rarity, serial };
}
