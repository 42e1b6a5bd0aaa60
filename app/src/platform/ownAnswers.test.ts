import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOnce } from './ownAnswers.ts';

const address = '/api/wallet/balance?lang=vn';
const asked = { method: 'GET', headers: { token: 'of Lan', pwdVersion: '1' } };
const now = Date.UTC(2026, 10, 25);

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('now')));
  ask(Promise.resolve(new Response('early')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ask(answer: Promise<Response>) {
  vi.stubGlobal('ownAnswers', { token: 'of Lan', askedAt: now, answers: new Map([[address, answer]]) });
}

async function read(init: RequestInit = asked): Promise<string> {
  return (await fetchOnce(address, init)).text();
}

it('takes an answer that was asked for before the app, once', async () => {
  expect(await read()).toBe('early');
  expect(await read()).toBe('now');
});

it('takes none that was asked for with another session', async () => {
  expect(await read({ ...asked, headers: { token: 'of Minh' } })).toBe('now');
  expect(await read({ method: 'GET' })).toBe('now');
});

it('takes none once something was written, or once they are old', async () => {
  await fetchOnce('/api/box/open', { ...asked, method: 'POST' });
  expect(await read()).toBe('now');
  ask(Promise.resolve(new Response('early')));
  vi.setSystemTime(now + 10_000);
  expect(await read()).toBe('now');
});

it('asks again when the early answer did not come', async () => {
  const failed = Promise.reject(new TypeError('offline'));
  failed.catch(() => {});
  ask(failed);
  expect(await read()).toBe('now');
});
