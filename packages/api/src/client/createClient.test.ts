import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { refusalOf } from './refusalOf.ts';
import { decrypt, encrypt } from './encryption.ts';
import {
  appSecret,
  buyToy,
  clientOf,
  encryptionOff,
  encryptionOn,
  envelope,
  fakeServer,
  readToy,
  refusal,
} from '../testing/fakeServer.ts';
import { NetworkError } from './NetworkError.ts';

const session = { token: 't-1', pwdVersion: 3, user: { id: 'u-1' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a GET', () => {
  it('sends the language and the request in the query, and no session for a guest', async () => {
    const server = fakeServer({ '/api/test/toy': () => envelope({ name: 'Rồng' }) });
    const toy = await clientOf(server).call(readToy, { toy: 'a&b', page: 2 });
    expect(toy).toEqual({ name: 'Rồng' });
    const [sent] = server.sent;
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({ lang: 'vn', toy: 'a&b', page: '2' });
    expect(sent?.headers.has('token')).toBe(false);
    expect(sent?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('omits undefined values, and sends token and pwdVersion when signed in', async () => {
    const server = fakeServer({ '/api/test/toy': () => envelope({ name: 'x' }) });
    await clientOf(server, { session: () => session, locale: () => 'zh' }).call(readToy, {});
    const [sent] = server.sent;
    expect(sent?.url.search).toBe('?lang=zh');
    expect(sent?.headers.get('token')).toBe('t-1');
    expect(sent?.headers.get('pwdVersion')).toBe('3');
  });

  it('refuses an answer that breaks the contract', async () => {
    const server = fakeServer({ '/api/test/toy': () => envelope({ name: 7 }) });
    await expect(clientOf(server).call(readToy, {})).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['success under a failing status', () => envelope({ name: 'x' }, { status: 500 })],
  ])('refuses %s', async (_what, answer) => {
    const server = fakeServer({ '/api/test/toy': answer });
    await expect(clientOf(server).call(readToy, {})).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('times out after 60 seconds', async () => {
    const server = fakeServer({ '/api/test/toy': () => new Promise<Response>(() => {}) });
    const failure = clientOf(server)
      .call(readToy, {})
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ reason: 'timeout' });
  });

  it('passes on the caller’s abort', async () => {
    const server = fakeServer({ '/api/test/toy': () => new Promise<Response>(() => {}) });
    const leave = new AbortController();
    const failure = clientOf(server)
      .call(readToy, {}, { signal: leave.signal })
      .catch((error: unknown) => error);
    leave.abort('left');
    expect(await failure).toBe('left');
  });

  it('reports that the server is unreachable', async () => {
    const failure = clientOf(fakeServer({})).call(readToy, {});
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
    await expect(failure).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('the envelope', () => {
  it('204 is success', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => envelope(null, { code: 204 }),
    });
    expect(await clientOf(server).call(buyToy, { toy: 'a' })).toEqual({});
  });

  it('any other code is an ApiError with message, rule, field and request id', async () => {
    const server = fakeServer({
      '/api/test/toy': () =>
        envelope({ error: 'too_long', field: 'toy', request_id: 'r-9' }, { code: 422, msg: 'Tên quá dài' }),
    });
    const failure = await clientOf(server)
      .call(readToy, {})
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 422,
      message: 'Tên quá dài',
      field: 'toy',
      requestId: 'r-9',
    });
    expect(refusalOf({ refuses: { too_long: 422 } }, failure)).toBe('too_long');
  });

  it('forgets the refused token on 401', async () => {
    const refused = vi.fn<(token: string) => void>();
    const server = fakeServer({ '/api/test/toy': () => refusal('token_expired', 401) });
    const client = clientOf(server, { session: () => session, onTokenRefused: refused });
    await expect(client.call(readToy, {})).rejects.toMatchObject({ code: 401 });
    expect(refused).toHaveBeenCalledExactlyOnceWith('t-1');
  });

  it('forgets nothing on 401 to a guest', async () => {
    const refused = vi.fn<(token: string) => void>();
    const server = fakeServer({ '/api/test/toy': () => refusal('wrong_password', 401) });
    await expect(clientOf(server, { onTokenRefused: refused }).call(readToy, {})).rejects.toMatchObject({ code: 401 });
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('a POST', () => {
  it('sends the device key, which a GET does not need', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/buy': () => envelope({ bought: 'a' }),
      '/api/test/toy': () => envelope({ name: 'x' }),
    });
    const client = clientOf(server, { device: () => 'd-1' });
    await client.call(buyToy, { toy: 'a' });
    await client.call(readToy, {});
    expect(server.to('/api/test/buy')[0]?.headers.get('device')).toBe('d-1');
    expect(server.to('/api/test/toy')[0]?.headers.has('device')).toBe(false);
    await clientOf(server).call(buyToy, { toy: 'b' });
    expect(server.to('/api/test/buy')[1]?.headers.has('device')).toBe(false);
  });

  it('sends JSON when encryption is off', async () => {
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => envelope({ bought: 'a' }) });
    await clientOf(server).call(buyToy, { toy: 'a' });
    const [sent] = server.to('/api/test/buy');
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ toy: 'a' });
    expect(sent?.url.search).toBe('?lang=vn');
  });

  it('sends an encrypted body with its time in seconds, and reads the encrypted answer', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOn,
      '/api/test/buy': () =>
        new Response(encrypt(JSON.stringify({ code: 200, msg: '', data: { bought: 'Hổ' } }), appSecret), {
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        }),
    });
    expect(await clientOf(server).call(buyToy, { toy: 'Hổ' })).toEqual({ bought: 'Hổ' });
    const [sent] = server.to('/api/test/buy');
    expect(sent?.headers.get('content-type')).toBe('text/plain');
    expect(JSON.parse(decrypt(sent?.body ?? '', appSecret))).toEqual({ toy: 'Hổ', timestamp: 1_795_143_600 });
  });

  it('encrypts when the switch cannot be read', async () => {
    const server = fakeServer({ '/api/test/buy': () => envelope({}) });
    await clientOf(server).call(buyToy, { toy: 'a' });
    expect(server.to('/api/test/buy')[0]?.headers.get('content-type')).toBe('text/plain');
  });

  it('retries a wrong clock once with the server’s time, under the same key', async () => {
    const answers = [
      () =>
        envelope(
          { error: 'stale_request', request_id: 'r' },
          { code: 422, headers: { date: 'Fri, 20 Nov 2026 05:00:00 GMT' } },
        ),
      () => envelope({ bought: 'a' }),
    ];
    const server = fakeServer({
      '/api/enc/index': encryptionOn,
      '/api/test/buy': () => answers.shift()?.() ?? envelope({}),
    });
    const client = clientOf(server);
    expect(await client.call(buyToy, { toy: 'a' })).toEqual({ bought: 'a' });
    await client.call(buyToy, { toy: 'b' });
    const sent = server.to('/api/test/buy');
    const times = sent.map(
      ({ body }) => z.object({ timestamp: z.int() }).parse(JSON.parse(decrypt(body, appSecret))).timestamp,
    );
    expect(times).toEqual([1_795_143_600, 1_795_150_800, 1_795_150_800]);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('gives up when its time is refused twice', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOn,
      '/api/test/buy': () =>
        envelope(
          { error: 'stale_request', request_id: 'r' },
          { code: 422, headers: { date: 'Fri, 20 Nov 2026 05:00:00 GMT' } },
        ),
    });
    const failure = await clientOf(server)
      .call(buyToy, { toy: 'a' })
      .catch((error: unknown) => error);
    expect(refusalOf({ refuses: { stale_request: 422 } }, failure)).toBe('stale_request');
    expect(server.to('/api/test/buy')).toHaveLength(2);
  });

  it('shows the loading indicator from the first call that asks for it to the last answer', async () => {
    const seen: boolean[] = [];
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': () => envelope({}) });
    const client = clientOf(server, { onLoadingChange: (loading) => seen.push(loading) });
    await Promise.all([
      client.call(buyToy, { toy: 'a' }, { loading: true }),
      client.call(buyToy, { toy: 'b' }, { loading: true }),
      client.call(buyToy, { toy: 'c' }),
    ]);
    expect(seen).toEqual([true, false]);
  });
});

describe('the id of the page', () => {
  const onTouched = () => {};
  const sentPages = (server: ReturnType<typeof fakeServer>) =>
    server.to('/api/test/buy').map(({ headers }) => headers.get('page'));

  it('goes with a POST whose caller hears what it touched, and stays while answers come', async () => {
    const server = fakeServer({
      '/api/enc/index': encryptionOff,
      '/api/test/toy': () => envelope({ name: 'x' }),
      '/api/test/buy': ({ body }) => (body.includes('gone') ? refusal('sold_out') : envelope({})),
    });
    const client = clientOf(server);
    const id = client.pageId.read();
    await client.call(readToy, {});
    await client.call(buyToy, { toy: 'a' }, { onTouched });
    await client.call(buyToy, { toy: 'gone' }, { onTouched }).catch(() => {});
    await client.call(buyToy, { toy: 'c' });
    expect(sentPages(server)).toEqual([id, id, null]);
    expect(server.to('/api/test/toy')[0]?.headers.has('page')).toBe(false);
    expect(client.pageId.read()).toBe(id);
    expect(clientOf(server).pageId.read()).not.toBe(id);
  });

  it.each([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer cannot be read', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the server fails', () => refusal('failed', 500)],
  ])('is another one when %s, so that the stream tells what comes of the call', async (_why, answer) => {
    const server = fakeServer({ '/api/enc/index': encryptionOff, '/api/test/buy': answer });
    const client = clientOf(server);
    const id = client.pageId.read();
    const heard: string[] = [];
    const hearNoMore = client.pageId.onRenew(() => heard.push(client.pageId.read()));
    await client.call(buyToy, { toy: 'a' }, { onTouched }).catch(() => {});
    expect(client.pageId.read()).not.toBe(id);
    expect(heard).toEqual([client.pageId.read()]);
    hearNoMore();
    await client.call(buyToy, { toy: 'a' }, { onTouched }).catch(() => {});
    expect(heard).toHaveLength(1);
  });
});
