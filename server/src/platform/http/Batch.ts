import type { Call, Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import type { Caller } from './handler.ts';

/** One request of a batch. */
export interface Order<C extends Call = Call> {
  request: ParsedRequestOf<C>;
  caller: Caller;
  locale: Locale;
  /** The server's clock at the start of the request. */
  now: Date;
}

/** A batch whose rows are locked and read. */
export interface Batch<C extends Call = Call> {
  /**
   * Answers the next order, in memory, from what the orders before it left. Throws a `Refusal` before it takes anything.
   * Null puts the order off to the next batch.
   */
  decide: (order: Order<C>) => ResponseOf<C> | null;
  /** Gives the transaction what was decided, by `sendLater`. */
  write: () => void;
  /** Called after the commit. */
  committed?: () => void;
}

/** Handles a call's requests many at a time, in one transaction of two trips: what it reads and locks, then what it writes. */
export interface BatchHandler<C extends Call = Call> {
  /** What two batches cannot hold at once, such as the row that a request locks. */
  claims: (request: ParsedRequestOf<C>) => readonly string[];
  /** Locks and reads for these orders. Its first statements are sent before any of its awaits. */
  begin: (db: Database, orders: readonly Order<C>[]) => Promise<Batch<C>>;
}
