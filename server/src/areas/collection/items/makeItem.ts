import type { ItemOrigin, ShippingClass } from '@mcy/api/collection/items/words';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';

interface MadeItem {
  user_id: string;
  toy_id: string;
  origin: Exclude<ItemOrigin, 'draw'>;
  /** The upgrade or synthesis that makes it: once. */
  origin_id: string;
  serial: number;
  shipping_class: ShippingClass;
  now: Date;
}

/** Puts an item into a player's collection that was not drawn from a box. Returns its id. */
export async function makeItem(db: Database, { now, ...made }: MadeItem): Promise<string> {
  const item_id = uuidv7();
  await db
    .insertInto('item')
    .values({
      item_id,
      ...made,
      held_by: null,
      seen: true,
      created_at: now,
      prize_id: null,
      pool_id: null,
      nonce: null,
      bonus: null,
    })
    .execute();
  touch(db, 'collection/items', made.user_id);
  return item_id;
}
