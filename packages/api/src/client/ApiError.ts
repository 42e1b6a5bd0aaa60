import { type Role, envelopeCode, failureDataSchema } from '../contract/index.ts';

/** A refusal by the server. The message is in the reader's language; `field` names the request field at fault. */
export class ApiError extends Error {
  /** The envelope's code (spec §8). */
  readonly code: number;
  /** Stable name of the rule that was broken. */
  readonly error: string;
  readonly field: string | undefined;
  /** Also in the server's log: quote it to customer service. */
  readonly requestId: string | undefined;
  /** The call's minimum role: a guest call never redirects to the sign-in page. */
  readonly role: Role;

  constructor(refusal: { code: number; msg: string; data: unknown; role: Role }) {
    super(refusal.msg);
    this.name = 'ApiError';
    this.code = refusal.code;
    this.role = refusal.role;
    const failure = failureDataSchema.safeParse(refusal.data).data;
    this.error = failure?.error ?? 'unknown';
    this.field = failure?.field;
    this.requestId = failure?.request_id;
  }

  /** True when the server decided on the request. After a server failure it may or may not have taken effect. */
  get decided(): boolean {
    return this.code < envelopeCode.failed;
  }
}
