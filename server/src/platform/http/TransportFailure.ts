import type { Translated } from '@mcy/api/contract';

/** A request that never reached a handler; it has its own HTTP status beside the envelope. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly status: 400 | 404 | 408 | 413 | 417 | 429 | 431 | 500 | 503;
  readonly error: string;
  readonly translated: Translated;
  /** When the same request may succeed, in s. */
  readonly retry_after: number | undefined;

  constructor(status: TransportFailure['status'], error: string, message: Translated, retry_after?: number) {
    super(error);
    this.status = status;
    this.error = error;
    this.translated = message;
    this.retry_after = retry_after;
  }
}
