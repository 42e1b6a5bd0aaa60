import type { Database } from '../db/database.ts';
import type { SharedItem } from './SharedItem.ts';

/** What a path's link is about: whatever anybody may see of the item, and nothing else. */
export interface SharedPage {
  /** The query parameter that names the item, a UUID; null for a page that is always about the same. */
  parameter: string | null;
  /** The item of that id; null when there is none, or it is not to be seen. */
  read: (db: Database, id: string) => Promise<SharedItem | null>;
}
