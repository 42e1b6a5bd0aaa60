import type { Call, Locale, ParsedRequestOf, ResponseOf, Role } from '@mcy/api/contract';
import type { Ask } from '../area/Port.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Asker } from './askerOf.ts';
import type { BatchHandler } from './Batch.ts';

/** The caller, identified by the `token` and `pwdVersion` headers. */
export interface Caller {
  user_id: string;
  session_id: string;
  roles: ReadonlySet<Role>;
}

/** What a handler gets beside its request. */
export interface CallContext<LeastRole extends Role = Role> {
  /** For a POST, the transaction that also holds the idempotency key: the handler's writes commit with its answer, or not at all. */
  db: Database;
  caller: LeastRole extends 'guest' ? Caller | null : Caller;
  locale: Locale;
  /** The server's clock at the start of the request; no other clock counts. */
  now: Date;
  config: Config;
  /** Implementations of the ports. */
  ask: Ask;
  /** Runs a task after the call's transaction commits, and never after a rollback. */
  afterCommit: (task: () => void) => void;
  /** The caller's network address, for people to read. */
  address: string;
  /** The caller that limits count. */
  asker: Asker;
  /** The caller's User-Agent, truncated; null when absent. */
  user_agent: string | null;
}

export type Handler<C extends Call> = (
  request: ParsedRequestOf<C>,
  context: CallContext<C['role']>,
) => Promise<ResponseOf<C>>;

/** At most `hits` in `seconds` for a bucket, which drains evenly. */
export interface Limit {
  bucket: string;
  hits: number;
  seconds: number;
}

/** Runs before a call's transaction, on the plain database. */
interface BeforeTransaction<C extends Call, Prepared> {
  /** Limits this request counts against. */
  limits?: (
    request: ParsedRequestOf<C>,
    context: CallContext<C['role']>,
  ) => Promise<readonly Limit[]> | readonly Limit[];
  /** Slow work that must not hold a lock, such as hashing a password; the handler gets its result. */
  prepare: (request: ParsedRequestOf<C>, context: CallContext<C['role']>) => Promise<Prepared>;
}

type PreparedHandler<C extends Call, Prepared> = (
  request: ParsedRequestOf<C>,
  context: CallContext<C['role']>,
  prepared: Prepared,
) => Promise<ResponseOf<C>>;

/** A call with its handler. */
export type Implementation = Handled | Batched;

/** A call whose requests are handled each in a transaction of its own. */
export interface Handled {
  call: Call;
  batch?: never;
  limits?: (request: unknown, context: CallContext) => Promise<readonly Limit[]> | readonly Limit[];
  prepare?: (request: unknown, context: CallContext) => Promise<unknown>;
  handle: (request: unknown, context: CallContext, prepared: unknown) => Promise<unknown>;
}

/** A call whose requests are handled many at a time. */
export interface Batched {
  call: Call;
  /** Made once for each database. */
  batch: () => BatchHandler;
}

/** Pairs a call with its handler; the compiler checks that request, answer and role match. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  // The dispatcher validates the request against the call's schema and role first; the erased type cannot say so.
  return { call, handle: handler as Handled['handle'] };
}

/** Like `implement`, for a call with limits or slow work before its transaction. */
export function implementPrepared<C extends Call, Prepared>(
  call: C,
  before: BeforeTransaction<C, Prepared>,
  handler: PreparedHandler<C, Prepared>,
): Implementation {
  // As above; and the dispatcher passes on what this call's own `prepare` returned.
  return { call, ...before, handle: handler } as Implementation;
}

/** Like `implement`, for a POST of users whose requests share locks and trips to the database. */
export function implementBatch<C extends Call & { role: 'user' }>(
  call: C,
  batch: () => BatchHandler<C>,
): Implementation {
  return { call, batch };
}
