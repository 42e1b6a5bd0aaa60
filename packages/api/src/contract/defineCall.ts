import type * as z from 'zod/mini';
import type { Refusals } from './refusals.ts';
import type { Right } from './right.ts';

/**
 * Who may make a call. Every role beyond `guest` needs a token; `seller`, `shopkeeper` and `operator` are granted to
 * users.
 */
export type Role = 'guest' | 'user' | 'seller' | 'shopkeeper' | 'operator';

/** Area and topic of a call, which are also its folder in every package: `boxes/pools`. */
export type Topic = `${string}/${string}`;

/**
 * One call of the API, declared once: client, hooks, forms, server and `/api/openapi.json` all read it.
 * A POST changes state and carries an `Idempotency-Key`, unless `keyOptional`; a GET changes nothing.
 */
export interface Call<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
  LeastRole extends Role = Role,
  Refuses extends Refusals = Refusals,
> {
  topic: Topic;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** Minimum role of the caller. It has no default: a call without a role does not compile. */
  role: LeastRole;
  /** What an operator must be allowed to work on; `any` where each operator may call, and the handler goes by subject. */
  right?: Right | 'any';
  /** One sentence for the API documentation. */
  summary: string;
  /** Seconds a browser may cache the answer, for a GET with the same answer for everyone; omit it for no caching. */
  maxAge?: number;
  /**
   * A GET of role `guest` that answers a user differently from a guest. Without it the handler gets no caller, and the
   * answer may be shown to everybody.
   */
  personal?: true;
  /**
   * A POST that the spec defines without an `Idempotency-Key` (§7). A key is honored when sent; without one, each
   * request counts. For effects that may safely happen twice.
   */
  keyOptional?: boolean;
  /** Bytes that a body may have, where the usual 64 kB are too few. */
  largestBody?: number;
  /** Strict: unknown fields are refused, never ignored. */
  request: Request;
  response: Response;
  /** The rules that may say no, by name, with their codes. The server can refuse with no other; a client knows them by name. */
  refuses?: Refuses;
}

/** What a caller passes, before defaults apply. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** What a handler receives, validated. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>;
/** What a handler returns and the caller receives. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** Returns true when a call answers everybody the same. */
export function isForEverybody({ method, role, personal }: Pick<Call, 'method' | 'role' | 'personal'>): boolean {
  return method === 'GET' && role === 'guest' && personal !== true;
}

/** A call of operators names its right. It has no default: without one the call does not compile. */
type RightOf<LeastRole extends Role> = LeastRole extends 'operator' ? { right: Right | 'any' } : unknown;

export function defineCall<
  Request extends z.ZodMiniObject,
  Response extends z.ZodMiniType,
  const LeastRole extends Role,
  // oxlint-disable-next-line no-generated-empty-object-type -- a call without `refuses` declares no name
  const Refuses extends Refusals = Record<never, never>,
>(call: Call<Request, Response, LeastRole, Refuses> & RightOf<LeastRole>): Call<Request, Response, LeastRole, Refuses> {
  return call;
}
