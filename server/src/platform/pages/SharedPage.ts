import type { Database } from '../db/database.ts';
import type { SharedItem } from './SharedItem.ts';

/** Describes a path's shared link, from public data only. */
export interface SharedPage {
  /** The query parameter with the item's UUID; null for a page that always shows the same thing. */
  parameter: string | null;
  /** The item of that id; null when it does not exist or is not public. */
  read: (db: Database, id: string) => Promise<SharedItem | null>;
}
