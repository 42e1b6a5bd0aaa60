import * as contract from '@mcy/api/collection/items/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listItems } from './listItems.ts';
import { listToys } from './listToys.ts';
import { readCollection, readSeriesToys } from './readCollection.ts';
import { readItem } from './readItem.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const itemHandlers: readonly Implementation[] = [
  implement(contract.listToys, (request, { db, caller, locale }) => listToys(db, caller.user_id, request, locale)),

  implement(contract.listItems, async ({ item_ids }, { db, caller, locale }) => ({
    rows: await listItems(db, caller.user_id, item_ids.split(','), locale),
  })),

  implement(contract.readCollection, (_request, { db, caller, locale }) => readCollection(db, caller.user_id, locale)),

  implement(contract.readSeriesToys, ({ series_id }, { db, caller, locale }) =>
    readSeriesToys(db, caller.user_id, series_id, locale),
  ),

  implement(contract.readItem, ({ item_id }, { db, caller, locale }) => readItem(db, caller.user_id, item_id, locale)),
];
