import * as z from 'zod/mini';
import { defineCall } from '../contract/defineCall.ts';
import { type ClientOptions, createClient } from '../client/createClient.ts';

/** For tests of the transport: a server behind a fake fetch, and the two kinds of call. */

export const appSecret = 'test-secret';
export const readToy = defineCall({
  topic: 'boxes/pools',
  method: 'GET',
  path: '/api/test/toy',
  role: 'guest',
  summary: 'A toy.',
  request: z.strictObject({ toy: z.optional(z.string()), page: z.optional(z.int()) }),
  response: z.object({ name: z.string() }),
});

export const buyToy = defineCall({
  topic: 'boxes/pools',
  method: 'POST',
  path: '/api/test/buy',
  role: 'user',
  summary: 'Buys a toy.',
  request: z.strictObject({ toy: z.string() }),
  response: z.object({ bought: z.optional(z.string()) }),
});

interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
}

type Reply = Response | Promise<Response>;

/** Answers each call by path and records the requests. */
export function fakeServer(answers: Record<string, (sent: Sent) => Reply>) {
  const sent: Sent[] = [];
  const respond: typeof fetch = (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '', 'http://shop.test');
    const seen = {
      url,
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : '',
    };
    sent.push(seen);
    const answer = answers[url.pathname];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      Promise.resolve(answer(seen)).then(resolve, reject);
    });
  };
  return { sent, fetch: respond, to: (path: string) => sent.filter(({ url }) => url.pathname === path) };
}

export function envelope(data: unknown, { code = 200, msg = '', status = 200, headers = {} } = {}): Response {
  return Response.json({ code, msg, data }, { status, headers });
}

export const refusal = (error: string, code = 422): Response =>
  envelope({ error, request_id: 'r-1' }, { code, msg: `No: ${error}` });
export const encryptionOn = () => envelope({ open: 1 });
export const encryptionOff = () => envelope({ open: 0 });

export function clientOf(server: { fetch: typeof fetch }, options: Partial<ClientOptions> = {}) {
  return createClient({
    appSecret,
    locale: () => 'vn',
    session: () => null,
    onTokenRefused: () => {},
    fetch: server.fetch,
    ...options,
  });
}
