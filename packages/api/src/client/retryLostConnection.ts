import { NetworkError } from './NetworkError.ts';

const networkRetries = 2;

/** Whether a POST that failed is retried: after a lost connection, under the same Idempotency-Key. A refusal never is. */
export function retryLostConnection(failures: number, error: Error): boolean {
  return failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable';
}
