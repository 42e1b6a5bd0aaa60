import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findDemoPeople } from '../entry/demo/findDemoPeople.ts';
import { checkInToday } from './checkInToday.ts';

/** Days before the first start. One is missed, and today is left to the visitor. */
const days = [12, 11, 10, 9, 8, 7, 4, 3, 2, 1];

/** Checks the demo's verified account in. */
export async function checkDemoIn(db: Database, { ago, at }: DemoDay): Promise<void> {
  if (!days.includes(ago)) return;
  const idOf = await findDemoPeople(db);
  await checkInToday(db, idOf('demo'), at(0));
}
