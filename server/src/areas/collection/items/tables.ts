import type { GeneratedAlways } from 'kysely';
import type { ItemMove } from '@mcy/api/collection/items/words';

declare module '../../../platform/db/database.ts' {
  interface Tables {
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
