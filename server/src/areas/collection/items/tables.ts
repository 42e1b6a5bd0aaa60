import type { GeneratedAlways } from 'kysely';
import type { ItemMove, ItemState } from '@mcy/api/collection/items/words';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** How many items of a toy a player has in a state, of those that they have seen; written by a trigger of `item`. */
    item_count: {
      count_id: GeneratedAlways<number>;
      user_id: GeneratedAlways<string>;
      toy_id: GeneratedAlways<string>;
      state: GeneratedAlways<ItemState>;
      items: GeneratedAlways<number>;
      /** The newest item that was ever among them. */
      newest: GeneratedAlways<string>;
    };
    /** What happened to items, written by `moveItems`; never changed. */
    item_move: {
      move_id: GeneratedAlways<number>;
      item_id: string;
      move: ItemMove;
      /** The item's owner after it. */
      user_id: string;
      /** The parcel, gift, upgrade, … of it. */
      reference_id: string;
      moved_at: Date;
    };
  }
}
