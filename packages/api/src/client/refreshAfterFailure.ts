import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import { refresh } from './refresh.ts';

/** Refreshes everything when a POST got no answer, or the server failed: it may have taken effect, and nothing says on what. */
export function refreshAfterFailure(queries: QueryClient, error: Error): void {
  if (!(error instanceof ApiError && error.decided)) void refresh(queries, null);
}
