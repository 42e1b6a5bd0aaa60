import * as z from 'zod/mini';

/** The answer to every call (spec §3): `code` decides, `msg` is in the caller's language, `data` is the call's response. */
export interface Envelope<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** `data` of a failed call. */
export const failureDataSchema = z.object({
  /** Stable name of the broken rule, for programs; people read `msg`. */
  error: z.string(),
  /** The request field at fault, if any: the form shows `msg` beside it. */
  field: z.optional(z.string()),
  /** For `too_many_requests`: seconds until the same request is allowed. */
  retry_after: z.optional(z.int()),
  /** For `agreement_required`: the agreement to accept first. */
  agreement: z.optional(z.object({ type: z.string(), version: z.int() })),
  /** For `forbidden`: the right that an operator lacks. */
  right: z.optional(z.string()),
  /** Also in the server's log; quote it to customer service. */
  request_id: z.string(),
});
export type FailureData = z.infer<typeof failureDataSchema>;

export const envelopeSchema = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Envelope codes that spec §8 reacts to, and those the server adds. */
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
