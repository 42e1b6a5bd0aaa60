import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyToy, clientOf, encryptionOff, envelope, fakeServer, refusal } from '../testing/fakeServer.ts';

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

  it('is another after ten minutes', async () => {
    const server = fakeServer({ '/api/enc/index': encryptionOff });
    const client = clientOf(server);
    await expect(client.call(buyToy, { toy: 'a' })).rejects.toBeInstanceOf(Error);
    vi.advanceTimersByTime(600_000);
    await expect(client.call(buyToy, { toy: 'a' })).rejects.toBeInstanceOf(Error);
    expect(new Set(keysSent(server)).size).toBe(2);
  });
});
