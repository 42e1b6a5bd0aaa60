import type { RefusalOf, Refusals } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** By which of a call's own rules a failure is a refusal; null for any other failure, and for none. */
export function refusalOf<C extends { refuses?: Refusals | undefined }>(call: C, error: unknown): RefusalOf<C> | null {
  return error instanceof ApiError ? error.refusalOf(call) : null;
}
