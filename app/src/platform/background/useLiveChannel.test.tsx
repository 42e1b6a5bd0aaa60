import { ApiProvider, createClient } from '@mcy/api/client';
import type { Locale } from '@mcy/api/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { announcements } from '../announcements.ts';
import { endRefusedSession } from '../refusedSession.ts';
import { session } from '../session.ts';
import { useLiveChannel } from './useLiveChannel.ts';

afterEach(() => {
  session.end('t-1');
  session.end('t-2');
  announcements.write([]);
  vi.restoreAllMocks();
});

const queries = new QueryClient();
const client = createClient({
  appSecret: '',
  locale: () => 'vn',
  session: session.read,
  onTokenRefused: endRefusedSession,
});

function Channel() {
  useLiveChannel();
  return null;
}

const pageIn = (locale: Locale) => (
  <QueryClientProvider client={queries}>
    <ApiProvider client={client} locale={locale} user_id={null}>
      <Channel />
    </ApiProvider>
  </QueryClientProvider>
);

it('opens the stream again for another session or language, and holds one at a time', async () => {
  const streams: { token: string | null; signal: AbortSignal | null | undefined }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (typeof address === 'string' && address.includes('/api/live')) {
      streams.push({ token: new Headers(init?.headers).get('token'), signal: init?.signal });
    }
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  const held = () => streams.filter(({ signal }) => signal?.aborted === false).map(({ token }) => token);
  const screen = await render(pageIn('vn'));
  await expect.poll(held).toEqual([null]);
  session.begin({ token: 't-1', pwdVersion: 1, user: { id: 'u-1' } });
  await expect.poll(held).toEqual(['t-1']);
  await screen.rerender(pageIn('en'));
  await expect.poll(() => streams.length).toBe(3);
  expect(held()).toEqual(['t-1']);
  session.begin({ token: 't-2', pwdVersion: 2, user: { id: 'u-1' } });
  await expect.poll(held).toEqual(['t-2']);
  session.end('t-2');
  await expect.poll(held).toEqual([null]);
  await screen.unmount();
  expect(held()).toEqual([]);
});

it('ends a session that was ended elsewhere, and says so once', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    if (new Headers(init?.headers).has('token')) {
      return Promise.resolve(Response.json({ code: 401, msg: 'Please log in', data: { error: 'sign_in_required' } }));
    }
    return new Promise(() => {});
  });
  session.begin({ token: 't-1', pwdVersion: 1, user: { id: 'u-1' } });
  await render(pageIn('vn'));
  await expect.poll(session.read, { timeout: 10_000 }).toBeNull();
  await expect
    .poll(announcements.read)
    .toEqual([{ kind: 'toast', tone: 'caution', message: expect.any(String) as unknown }]);
});
