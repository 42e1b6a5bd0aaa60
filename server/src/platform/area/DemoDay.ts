import type { Database } from '../db/database.ts';

/** When the demo's shop opened, and when it is seeded. */
export interface DemoTimes {
  /** Earlier than `now` on a first start, whose demo has a past. */
  opened: Date;
  now: Date;
}

/** A day of the demo's past, in Vietnam. */
export interface DemoDay {
  /** Days before that of the first start, of which day 0 has the last hour. */
  ago: number;
  /** A moment of the day: 0 is its start, 1 would be the next one's. */
  at: (share: number) => Date;
  /** Encrypts the numbers of accounts and documents. */
  secret: string;
}

/** Something that happened on each day of the demo's past: by the area's own actions, as of moments of the day. */
export type DemoPast = (db: Database, day: DemoDay) => Promise<void>;
