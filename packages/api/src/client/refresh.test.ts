import { QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Topic } from '../contract/defineCall.ts';
import { refresh } from './refresh.ts';

afterEach(() => onlineManager.setOnline(true));

const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
afterEach(() => queries.clear());

/** A query on screen, and how often it was read. */
function show(name: string, reads: readonly Topic[], read: () => Promise<string>, keepsRows = false) {
  const queryFn = vi.fn<() => Promise<string>>(read);
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn,
    staleTime: Infinity,
    meta: { reads, keepsRows },
  });
  const leave = observer.subscribe(() => {});
  return { queryFn, leave, isStale: () => queries.getQueryState([name])?.isInvalidated, observer };
}

const settled = () => vi.waitFor(() => expect(queries.isFetching()).toBe(0));

describe('refreshing topics', () => {
  it('reads again what is on screen, marks what is not, and leaves the rest alone', async () => {
    const shown = show('shown', ['wallet/flow'], () => Promise.resolve('1'));
    const left = show('left', ['account/levels', 'wallet/flow'], () => Promise.resolve('1'));
    const other = show('other', ['account/levels'], () => Promise.resolve('1'));
    await settled();
    left.leave();
    await refresh(queries, ['wallet/flow', 'boxes/pools']);
    expect(shown.queryFn).toHaveBeenCalledTimes(2);
    expect(left.queryFn).toHaveBeenCalledTimes(1);
    expect(left.isStale()).toBe(true);
    expect(other.queryFn).toHaveBeenCalledTimes(1);
    expect(other.isStale()).toBe(false);
    await refresh(queries, null);
    expect(other.queryFn).toHaveBeenCalledTimes(2);
  });

  it('leaves a list that keeps its rows as it is until it is visited again', async () => {
    const list = show('list', ['account/people'], () => Promise.resolve('1'), true);
    await settled();
    await refresh(queries, ['account/people']);
    await refresh(queries, null);
    expect(list.queryFn).toHaveBeenCalledTimes(1);
    expect(list.isStale()).toBe(true);
  });

  it('does not take a first read that began before for what holds now', async () => {
    const answers: ((name: string) => void)[] = [];
    const slow = show('slow', ['wallet/flow'], () => new Promise((resolve) => answers.push(resolve)));
    const refreshed = refresh(queries, ['wallet/flow']);
    answers[0]?.('before');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after');
    await refreshed;
    expect(slow.observer.getCurrentResult().data).toBe('after');
  });

  it('does not ask without a connection', async () => {
    const shown = show('shown', ['wallet/flow'], () => Promise.resolve('1'));
    await settled();
    onlineManager.setOnline(false);
    await refresh(queries, null);
    expect(shown.queryFn).toHaveBeenCalledTimes(1);
    expect(shown.isStale()).toBe(true);
  });
});
