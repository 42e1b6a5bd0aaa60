import { ApiError, NetworkError } from '@mcy/api/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

const refusal = (code: number): ApiError => new ApiError({ code, msg: '', data: {}, role: 'guest' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the query cache', () => {
  it.each([
    ['a lost connection', new NetworkError('unreachable'), 3],
    ['a failing server', refusal(500), 3],
    ['a refusal', refusal(422), 1],
    ['a missing sign-in', refusal(401), 1],
    ['an answer that breaks the contract', new NetworkError('unreadable'), 1],
    ['60 seconds without an answer', new NetworkError('timeout'), 1],
  ])('retries after %s', async (_what, error, reads) => {
    const read = vi.fn<() => Promise<string>>(() => Promise.reject(error));
    const done = createQueryClient(() => {})
      .query({ queryKey: ['x'], queryFn: read })
      .catch((failure: unknown) => failure);
    await vi.runAllTimersAsync();
    expect(await done).toBe(error);
    expect(read).toHaveBeenCalledTimes(reads);
  });

  it('reports a failed POST once, unless its screen shows the failure', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    const queries = createQueryClient(reported);
    const fail = (suppressed: boolean) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => Promise.reject(refusal(422)), meta: { suppressed } })
        .execute(undefined)
        .catch(() => {});
    await fail(true);
    expect(reported).not.toHaveBeenCalled();
    await fail(false);
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
