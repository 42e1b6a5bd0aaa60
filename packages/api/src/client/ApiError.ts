import { type RefusalOf, type Refusals, type Role, envelopeCode, failureDataSchema } from '../contract/index.ts';

/** A refusal by the server. The message is in the reader's language; `field` names the request field at fault. */
export class ApiError extends Error {
  /** The envelope's code (spec §8). */
  readonly code: number;
  /** Stable name of the rule that refused; `refusalOf` reads it as one that the call declares. */
  readonly #refusal: string;
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
    this.#refusal = failure?.error ?? 'unknown';
    this.field = failure?.field;
    this.requestId = failure?.request_id;
  }

  /** By which of the rules that a call declares it refused; null for any other. */
  refusalOf<C extends { refuses?: Refusals | undefined }>({ refuses = {} }: C): RefusalOf<C> | null {
    return Object.hasOwn(refuses, this.#refusal) ? this.#refusal : null;
  }

  /** Whether the server decided on the request; after a failure of its own it may or may not have taken effect. */
  get decided(): boolean {
    return this.code < envelopeCode.failed;
  }
}
