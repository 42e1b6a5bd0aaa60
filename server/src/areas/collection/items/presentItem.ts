import type { itemSchema } from '@mcy/api/collection/items/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';

/** A toy with the series it belongs to. */
export interface ToyRow {
  toy_id: string;
  toy_name: Translated;
  image: string;
  rarity: z.output<typeof itemSchema>['rarity'];
  value: number;
  series_id: string;
  series_name: Translated;
  may_gift: boolean;
  may_decompose: boolean;
}

/** What a query over toys and their series selects for `presentToy`. */
export const toyColumns = [
  'toy.toy_id',
  'toy.name as toy_name',
  'toy.image',
  'toy.rarity',
  'toy.value',
  'toy.series_id',
  'series.name as series_name',
  'toy.may_gift',
  'toy.may_decompose',
] as const;

/** Starts a query over the items that a player has seen, with what `presentItem` needs. */
export function selectItems(db: Database, user_id: string) {
  return db
    .selectFrom('item')
    .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
    .innerJoin('series', 'series.series_id', 'toy.series_id')
    .select(toyColumns)
    .select(['item.item_id', 'item.serial', 'item.state', 'item.origin', 'item.shipping_class', 'item.created_at'])
    .where('item.user_id', '=', user_id)
    .where('item.seen', '=', true);
}

/** A row of `selectItems`. */
export interface ItemRow extends ToyRow {
  item_id: string;
  serial: number;
  state: z.output<typeof itemSchema>['state'];
  origin: z.output<typeof itemSchema>['origin'];
  shipping_class: z.output<typeof itemSchema>['shipping_class'];
  created_at: Date;
}

/** The part of an answer about a toy. */
export function presentToy(row: ToyRow, locale: Locale) {
  const { toy_id, toy_name, image, rarity, value, series_id, series_name, may_gift, may_decompose } = row;
  const [name, series] = [toy_name[locale], series_name[locale]];
  return { toy_id, name, image, rarity, value, series_id, series_name: series, may_gift, may_decompose };
}

/** An item, the same in every call. */
export function presentItem(row: ItemRow, locale: Locale): z.output<typeof itemSchema> {
  const { item_id, serial, state, origin, shipping_class, created_at } = row;
  return {
    item_id,
    ...presentToy(row, locale),
    serial,
    state,
    origin,
    shipping_class,
    created_at: created_at.toISOString(),
  };
}
