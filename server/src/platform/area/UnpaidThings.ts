import type { Sign, Translated } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { definePort } from './Port.ts';

/** Something that a player began to pay and has not finished. */
export interface UnpaidThing {
  /** Unique in its source, and in the order of time. */
  id: string;
  title: Translated;
  sign: Sign;
  /** Coins; one coin is one đồng. */
  amount: number;
  begun_at: Date;
  /** Until when it can be paid; null where only the shop has something to do. */
  expires_at: Date | null;
  /** The page where it goes on, as the app's routes spell it, and its parameters. */
  leadsTo: { page: `/pages/${string}`; parameters: Readonly<Record<string, string>> };
}

/** The most that is read of each source. */
export const mostUnpaid = 10;

/**
 * What of a part of the shop waits to be paid, such as transfers under way. An area hands it over in `unpaid`, and touches
 * `wallet/unpaid` for a player where it changes.
 */
export interface UnpaidThings {
  /** One word, in front of its ids. */
  name: string;
  /** The latest first: `mostUnpaid` at most. */
  read: (db: Database, reader: { user_id: string; now: Date }) => Promise<readonly UnpaidThing[]>;
}

/** What waits to be paid in all areas. */
export const unpaidThings = definePort<readonly UnpaidThings[]>('what waits to be paid');
