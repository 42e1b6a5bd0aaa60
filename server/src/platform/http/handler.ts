import type { Call, Locale, ParsedRequestOf, ResponseOf, Role } from '@mcy/api/contract';
import type { Ask } from '../area/Port.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Asker } from './askerOf.ts';

/** Who is calling, told by the `token` and `pwdVersion` headers. */
export interface Caller {
  user_id: string;
  session_id: string;
  roles: ReadonlySet<Role>;
}

/** What a handler has beside its request. */
export interface CallContext<LeastRole extends Role = Role> {
  /** For a POST the transaction that also holds the idempotency key: whatever the handler writes commits with its answer, or not at all. */
  db: Database;
  caller: LeastRole extends 'guest' ? Caller | null : Caller;
  locale: Locale;
  /** The server's clock at the start of the request: the only one that decides. */
  now: Date;
  config: Config;
  /** What areas provide for ports. */
  ask: Ask;
  /** Runs a task once the call's transaction is committed, and never when it is not. */
  afterCommit: (task: () => void) => void;
  /** The caller's network address, for people to read. */
  address: string;
  /** Whom limits count the request against. */
  asker: Asker;
  /** What the caller's browser calls itself, cut short where it goes on and on; null when it does not say. */
  user_agent: string | null;
}

export type Handler<C extends Call> = (
  request: ParsedRequestOf<C>,
  context: CallContext<C['role']>,
) => Promise<ResponseOf<C>>;

/** At most `hits` in `seconds` for a bucket; what is let through flows back evenly. */
export interface Limit {
  bucket: string;
  hits: number;
  seconds: number;
}

/** What happens before a call's transaction, on the plain database. */
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

/** A call joined with its handler. */
export interface Implementation {
  call: Call;
  limits?: (request: unknown, context: CallContext) => Promise<readonly Limit[]> | readonly Limit[];
  prepare?: (request: unknown, context: CallContext) => Promise<unknown>;
  handle: (request: unknown, context: CallContext, prepared: unknown) => Promise<unknown>;
}

/** Joins a call with its handler; the compiler checks that request, answer and role agree. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  // The dispatcher validates the request with the call's schema and its role before it hands them over, which the erased type cannot say.
  return { call, handle: handler as Implementation['handle'] };
}

/** As `implement`, for a call that is limited or has slow work to do before its transaction begins. */
export function implementPrepared<C extends Call, Prepared>(
  call: C,
  before: BeforeTransaction<C, Prepared>,
  handler: PreparedHandler<C, Prepared>,
): Implementation {
  // As above; and the dispatcher passes on what this call's own `prepare` returned.
  return { call, ...before, handle: handler } as Implementation;
}
