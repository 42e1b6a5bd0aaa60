import { type Role, envelopeCode, failureDataSchema } from '../contract/index.ts';

/** The server answered and refused: its message is in the reader's language, `field` names the request field at fault. */
export class ApiError extends Error {
  /** The envelope's code (spec §8). */
  readonly code: number;
  /** Stable name of the rule that refused. */
  readonly error: string;
  readonly field: string | undefined;
  /** Stands in the server's log: quote it to customer service. */
  readonly requestId: string | undefined;
  /** The least role the call asks for: a guest's call never leads to the sign-in page. */
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

  /** Whether the server decided on the request; after a failure of its own it may or may not have taken effect. */
  get decided(): boolean {
    return this.code < envelopeCode.failed;
  }
}
