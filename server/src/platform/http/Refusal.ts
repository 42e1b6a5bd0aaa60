import { type FailureData, type Translated, envelopeCode } from '@mcy/api/contract';

/**
 * A rule says no. The action is rolled back, and the caller gets `message` in their language and the field at fault. `error` is a stable
 * name for programs.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly error: string;
  readonly translated: Translated;
  readonly field: string | undefined;
  /** Seconds until the same request is allowed. */
  readonly retry_after: number | undefined;
  readonly agreement: FailureData['agreement'];

  constructor(refusal: {
    error: string;
    message: Translated;
    code?: number;
    field?: string;
    retry_after?: number;
    agreement?: FailureData['agreement'];
  }) {
    super(refusal.error);
    this.name = 'Refusal';
    this.error = refusal.error;
    this.translated = refusal.message;
    this.code = refusal.code ?? envelopeCode.refused;
    this.field = refusal.field;
    this.retry_after = refusal.retry_after;
    this.agreement = refusal.agreement;
  }
}
