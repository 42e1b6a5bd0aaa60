import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { fillAnswers, refreshOld } from './pageData.ts';

it.each([
  { age: 60_000, asked: 2 },
  { age: 1000, asked: 0 },
])('answers that are $age ms old: the page is taken over first, then $asked are read again', async ({ age, asked }) => {
  const queries = createQueryClient(() => {});
  const keys = [['one'], ['two']] as const;
  const read = vi.fn(() => Promise.resolve('new'));
  fillAnswers(
    queries,
    keys.map((key) => [key, 'sent'] as const),
    Date.now() - age,
  );
  for (const queryKey of keys) new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => {});
  expect(read).not.toHaveBeenCalled();
  refreshOld(queries);
  expect(read).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toHaveBeenCalledTimes(asked);
  expect(queries.getQueryData(['two'])).toBe(asked === 0 ? 'sent' : 'new');
});
