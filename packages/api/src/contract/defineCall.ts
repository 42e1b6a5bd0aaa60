import type * as z from 'zod/mini';

/** Who may make a call. Each role beyond `guest` needs a token; `seller`, `shopkeeper` and `operator` are granted to a user. */
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

/** Where a call belongs, and the folder it has on every floor: `boxes/pools`. */
export type Topic = `${Area}/${string}`;

/**
 * One call of the API, declared once: client, hooks, forms, server and `/api/openapi.json` all read it.
 * A POST changes state and carries an `Idempotency-Key`, but where `keyOptional` says otherwise; a GET changes nothing.
 */
export interface Call<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
  LeastRole extends Role = Role,
> {
  topic: Topic;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** The least role that may call. There is no default: a call without a role does not compile. */
  role: LeastRole;
  /** One sentence for the API's documentation. */
  summary: string;
  /** For how many seconds a browser may keep the answer, of a GET that answers everybody alike; without it none is kept. */
  maxAge?: number;
  /**
   * A POST that the spec fixes without an `Idempotency-Key` (§7): one that comes is honoured, and without one each
   * request is its own. For what may happen twice and cost nobody anything.
   */
  keyOptional?: boolean;
  /** Strict: a field the contract does not know is refused, never ignored. */
  request: Request;
  response: Response;
}

/** What a caller passes, before defaults. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** What a handler gets, validated. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>;
/** What a handler answers and the caller gets. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<
  Request extends z.ZodMiniObject,
  Response extends z.ZodMiniType,
  const LeastRole extends Role,
>(call: Call<Request, Response, LeastRole>): Call<Request, Response, LeastRole> {
  return call;
}
