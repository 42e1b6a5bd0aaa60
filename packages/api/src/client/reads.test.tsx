import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCheckIn } from '../account/checkIn/hooks.ts';
import { useNotifications, useUnreadNotifications } from '../account/notices/hooks.ts';
import { usePlayer } from '../account/people/hooks.ts';
import { useUser } from '../account/profile/hooks.ts';
import { useRanking } from '../account/rankings/hooks.ts';
import { useDrawRecord } from '../boxes/proof/hooks.ts';
import type { Topic } from '../contract/defineCall.ts';
import { FakeApi } from '../testing/FakeApi.tsx';
import { clientOf, fakeServer } from '../testing/fakeServer.ts';
import { refresh } from './refresh.ts';

const user_id = '0199c2a4-7d3e-7c11-9b52-3f0a6e4d8c21';

// Answers that follow from rows of another topic. The server touches only the topic whose rows change.
it.each<[string, Topic, () => unknown]>([
  ['the check-in', 'account/identity', () => useCheckIn({})],
  ['the own profile', 'account/names', () => useUser({})],
  ['the own profile', 'account/levels', () => useUser({})],
  ['a player', 'account/profile', () => usePlayer({ user_id })],
  ['a player', 'account/levels', () => usePlayer({ user_id })],
  ['a ranking', 'account/profile', () => useRanking({ board: 'spending', period: 'week' })],
  ['the record of draws', 'boxes/opening', () => useDrawRecord({})],
  ['the list of notifications', 'boxes/opening', () => useNotifications({})],
  ['the bell', 'boxes/opening', () => useUnreadNotifications({})],
])('%s is read again when %s is touched', async (_what, topic, useIt) => {
  function Reader() {
    useIt();
    return null;
  }
  const server = fakeServer({});
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <FakeApi client={clientOf(server)} queries={queries} user_id={user_id}>
      <Reader />
    </FakeApi>,
  );
  await expect.poll(() => server.sent.length).toBe(1);
  await expect.poll(() => queries.isFetching()).toBe(0);
  await refresh(queries, ['system/map']);
  expect(server.sent).toHaveLength(1);
  await refresh(queries, [topic]);
  expect(server.sent).toHaveLength(2);
});
