import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findDemoPeople } from '../entry/demo/findDemoPeople.ts';
import { markRead } from './markRead.ts';

/** When each account last read its notices, in days before the first start: later ones are unread. */
const readers = [
  { slug: 'demo', ago: 3 },
  { slug: 'lan', ago: 1 },
];

/** Lets the demo's accounts read their notices. */
export async function readDemoNotices(db: Database, { ago, at }: DemoDay): Promise<void> {
  for (const { slug } of readers.filter((reader) => reader.ago === ago)) {
    const idOf = await findDemoPeople(db);
    await markRead(db, { user_id: idOf(slug), notification_id: undefined, kinds: null, now: at(0.15) });
  }
}
