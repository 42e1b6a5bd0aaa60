import type * as z from 'zod/mini';

/**
 * Who may make a call. Every role beyond `guest` needs a token; `seller`, `shopkeeper` and `operator` are granted to
 * users.
 */
export type Role = 'guest' | 'user' | 'seller' | 'shopkeeper' | 'operator';

export type Area =
  | 'system'
  | 'account'
  | 'wallet'
  | 'boxes'
  | 'collection'
  | 'mall'
  | 'coupons'
  | 'rooms'
  | 'invite'
  | 'shopkeeper'
  | 'market'
  | 'forum'
  | 'gems'
  | 'content'
  | 'support'
  | 'membership'
  | 'operator';

/** Topic of a call, which is also its folder in every package: `boxes/pools`. */
export type Topic = `${Area}/${string}`;

/**
 * One call of the API, declared once: client, hooks, forms, server and `/api/openapi.json` all read it.
 * A POST changes state and carries an `Idempotency-Key`, unless `keyOptional`; a GET changes nothing.
 */
export interface Call<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
  LeastRole extends Role = Role,
> {
  topic: Topic;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** Minimum role of the caller. It has no default: a call without a role does not compile. */
  role: LeastRole;
  /** One sentence for the API documentation. */
  summary: string;
  /** Seconds a browser may cache the answer, for a GET with the same answer for everyone; omit it for no caching. */
  maxAge?: number;
  /**
   * A POST that the spec defines without an `Idempotency-Key` (§7). A key is honored when sent; without one, each
   * request counts. For effects that may safely happen twice.
   */
  keyOptional?: boolean;
  /** Strict: unknown fields are refused, never ignored. */
  request: Request;
  response: Response;
}

/** What a caller passes, before defaults apply. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** What a handler receives, validated. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>;
/** What a handler returns and the caller receives. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<
  Request extends z.ZodMiniObject,
  Response extends z.ZodMiniType,
  const LeastRole extends Role,
>(call: Call<Request, Response, LeastRole>): Call<Request, Response, LeastRole> {
  return call;
}
