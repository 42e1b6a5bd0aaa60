import * as z from 'zod/mini';

/** The answer to every call (spec §3): `code` decides, `msg` is in the caller's language, `data` is the call's response. */
export interface Envelope<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** What `data` holds when `code` reports a failure. */
export const failureDataSchema = z.object({
  /** Stable name of the rule that refused, for programs; people read `msg`. */
  error: z.string(),
  /** The request field at fault, where one is: the form shows `msg` beside it. */
  field: z.optional(z.string()),
  /** Of `too_many_requests`: the seconds until the same request is let through. */
  retry_after: z.optional(z.int()),
  /** The agreement to accept first, of a refusal `agreement_required`. */
  agreement: z.optional(z.object({ type: z.string(), version: z.int() })),
  /** Stands in the server's log as well; quote it to customer service. */
  request_id: z.string(),
});
export type FailureData = z.infer<typeof failureDataSchema>;

export const envelopeSchema = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Envelope codes with a reaction of their own in spec §8, and those the server adds. */
export const envelopeCode = {
  ok: 200,
  noContent: 204,
  signInRequired: 401,
  forbidden: 403,
  notFound: 404,
  refused: 422,
  tooManyRequests: 429,
  failed: 500,
} as const;
