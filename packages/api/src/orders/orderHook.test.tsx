import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiProvider } from '../client/ApiProvider.tsx';
import { buyToy, clientOf, encryptionOff, envelope, fakeServer, refusal } from '../testing/fakeServer.ts';
import { orderHook } from './orderHook.ts';

const useBuy = orderHook(buyToy);

beforeEach(() => localStorage.clear());

/** A shop that answers the purchases in turn, and a page of one user's. */
async function openPage(user_id: string, answers: (() => Response | Promise<Response>)[]) {
  const server = fakeServer({
    '/api/enc/index': encryptionOff,
    '/api/test/buy': () => answers.shift()?.() ?? envelope({}),
  });
  let session = { token: 't-1', pwdVersion: 1, user: { id: user_id } };
  const client = clientOf(server, { session: () => session });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client} locale="en" user_id={user_id}>
        {children}
      </ApiProvider>
    </QueryClientProvider>
  );
  const { result } = await renderHook(() => useBuy({ suppressed: true }), { wrapper });
  const sent = () =>
    server
      .to('/api/test/buy')
      .map(({ headers }) => ({ key: headers.get('Idempotency-Key'), asks: headers.has('Idempotency-Ask') }));
  const signIn = (id: string) => {
    session = { ...session, user: { id } };
  };
  return { buy: result.current, sent, signIn };
}

const lost = () => new Response('<h1>');

it('makes a lost order again under its key, and a decided one under a new key', async () => {
  const { buy, sent } = await openPage('u-1', [lost, () => envelope({}), () => refusal('sold_out')]);
  await expect(buy.place({ toy: 'a' })).rejects.toBeInstanceOf(Error);
  expect(buy.unanswered()).toEqual([{ request: { toy: 'a' }, resumes: false }]);
  await buy.place({ toy: 'a' });
  expect(buy.unanswered()).toEqual([]);
  await expect(buy.place({ toy: 'a' })).rejects.toBeInstanceOf(Error);
  expect(buy.unanswered()).toEqual([]);
  const [first, second, third] = sent();
  expect(second).toEqual(first);
  expect(third?.key).not.toBe(first?.key);
});

it('asks about an order under its key, and keeps it until the shop has said how it ended', async () => {
  const { buy, sent } = await openPage('u-1', [lost, lost, () => refusal('order_unknown')]);
  await expect(buy.place({ toy: 'a' })).rejects.toBeInstanceOf(Error);
  await expect(buy.ask({ toy: 'a' })).rejects.toBeInstanceOf(Error);
  expect(buy.unanswered()).toHaveLength(1);
  await expect(buy.ask({ toy: 'a' })).rejects.toThrow('No: order_unknown');
  expect(buy.unanswered()).toEqual([]);
  expect(sent().map(({ asks }) => asks)).toEqual([false, true, true]);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

it('resumes an order on another page while the player waits for its answer, for the same user only', async () => {
  const before = await openPage('u-1', [() => new Promise<Response>(() => {})]);
  // The page of the test outlives it, and the call its time limit.
  before.buy.place({ toy: 'a' }).catch(() => {});
  await expect.poll(() => before.sent()).toHaveLength(1);
  expect(before.buy.unanswered()).toEqual([{ request: { toy: 'a' }, resumes: true }]);
  expect((await openPage('u-2', [])).buy.unanswered()).toEqual([]);
});

it('is not retried for a user who has signed in meanwhile, and stays the order of its own', async () => {
  const { buy, sent, signIn } = await openPage('u-4', [() => Promise.reject(new TypeError('Failed to fetch'))]);
  const placed = buy.place({ toy: 'a' });
  await expect.poll(() => sent()).toHaveLength(1);
  signIn('u-5');
  await expect(placed).rejects.toBeInstanceOf(Error);
  expect(sent()).toHaveLength(1);
  expect((await openPage('u-5', [])).buy.unanswered()).toEqual([]);
  expect((await openPage('u-4', [])).buy.unanswered()).toEqual([{ request: { toy: 'a' }, resumes: false }]);
});

it('forgets what is no request of the call any more', async () => {
  const order = { key: 'k', body: '{"toy":7}', placed_at: Date.now(), told: true };
  localStorage.setItem('order u-3 /api/test/buy k', JSON.stringify(order));
  expect((await openPage('u-3', [])).buy.unanswered()).toEqual([]);
});
