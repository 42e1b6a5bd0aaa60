import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyToy, clientOf, encryptionOff, envelope, fakeServer, refusal } from './fakeServer.ts';

const session = { token: 't-1', pwdVersion: 3, user: { id: 'u-1' } };

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    size: () => kept.size,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the Idempotency-Key', () => {
  function keysSent(server: ReturnType<typeof fakeServer>): (string | null)[] {
    return server.to('/api/test/buy').map(({ headers }) => headers.get('Idempotency-Key'));
  }

  it.each([
    ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server failed', () => refusal('failed', 500)],
    ['the answer was unreadable', () => new Response('<h1>')],
  ])('stays the same when %s, because the effect may have happened', async (_what, answer) => {
    const answers = [answer, () => envelope({})];
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => answers.shift()?.() ?? envelope({}),
    });
    const client = clientOf(server);
    await expect(client.call(buyToy, { toy: 'a' })).rejects.toBeInstanceOf(Error);
    await client.call(buyToy, { toy: 'a' });
    await client.call(buyToy, { toy: 'a' });
    const [first, second, third] = keysSent(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('changes after a refusal, because the refusal answers the old one', async () => {
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => refusal('sold_out') });
    const client = clientOf(server);
    await expect(client.call(buyToy, { toy: 'a' })).rejects.toThrow('No: sold_out');
    await expect(client.call(buyToy, { toy: 'a' })).rejects.toThrow('No: sold_out');
    expect(new Set(keysSent(server)).size).toBe(2);
  });

  it('is shared by a double click', async () => {
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => envelope({}) });
    const client = clientOf(server);
    await Promise.all([client.call(buyToy, { toy: 'a' }), client.call(buyToy, { toy: 'a' })]);
    expect(new Set(keysSent(server)).size).toBe(1);
  });

  it('survives a reload on request, for the same user only, and is gone once answered', async () => {
    const attemptStorage = memoryStorage();
    const silent = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => new Promise<Response>(() => {}),
    });
    const before = clientOf(silent, { session: () => session, attemptStorage });
    void before.call(buyToy, { toy: 'a' }, { survivesReload: true });
    await vi.waitFor(() => expect(keysSent(silent)).toHaveLength(1));

    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => envelope({}) });
    const after = clientOf(server, { session: () => session, attemptStorage });
    const somebodyElse = clientOf(server, { session: () => ({ ...session, user: { id: 'u-2' } }), attemptStorage });
    expect(somebodyElse.interrupted(buyToy)).toBeNull();
    const request = after.interrupted(buyToy);
    expect(request).toEqual({ toy: 'a' });
    await after.call(buyToy, request ?? { toy: 'none' }, { survivesReload: true });
    expect(keysSent(server)).toEqual(keysSent(silent));
    expect(after.interrupted(buyToy)).toBeNull();
    expect(attemptStorage.size()).toBe(0);
  });

  it('is not resumed by a reload after the person was told that no answer came', async () => {
    const attemptStorage = memoryStorage();
    const server = fakeServer({ '/api/enc/index': encryptionOff });
    const client = clientOf(server, { session: () => session, attemptStorage });
    await expect(client.call(buyToy, { toy: 'a' }, { survivesReload: true })).rejects.toBeInstanceOf(Error);
    expect(client.interrupted(buyToy)).toEqual({ toy: 'a' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.interrupted(buyToy)).toBeNull();
    await expect(client.call(buyToy, { toy: 'a' }, { survivesReload: true })).rejects.toBeInstanceOf(Error);
    expect(new Set(keysSent(server)).size).toBe(1);
  });

  it('is not resumed after ten minutes or from corrupt storage', () => {
    const attemptStorage = memoryStorage();
    const client = clientOf(fakeServer({}), { session: () => session, attemptStorage });
    const attempt = { key: 'k', body: '{"toy":"a"}', begunAt: Date.now() };
    attemptStorage.setItem('attempt u-1 /api/test/buy', JSON.stringify(attempt));
    expect(client.interrupted(buyToy)).toEqual({ toy: 'a' });
    vi.advanceTimersByTime(600_000);
    expect(client.interrupted(buyToy)).toBeNull();
    attemptStorage.setItem('attempt u-1 /api/test/buy', '{"key":');
    expect(client.interrupted(buyToy)).toBeNull();
    attemptStorage.setItem(
      'attempt u-1 /api/test/buy',
      JSON.stringify({ ...attempt, begunAt: Date.now(), body: '{"toy":7}' }),
    );
    expect(client.interrupted(buyToy)).toBeNull();
  });
});
