import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { envelopeSchema, failureDataSchema } from '@mcy/api/contract';
import { uploadFile } from '@mcy/api/system/uploads/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { shop as wholeShop } from '../../shop.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { answerBrokenRequests } from './answerBrokenRequests.ts';
import * as messages from './messages.ts';
import { type RunningServer, startServer } from './startServer.ts';

interface Line {
  level: number;
  msg: string;
  status?: number;
  error?: string;
  err?: unknown;
}

const logTo = (lines: Line[]) =>
  pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });

const lines: Line[] = [];
const log = logTo(lines);
let shop: TestServer;
let server: RunningServer;
let token: string;
beforeAll(async () => {
  shop = await startTestServer();
  server = await startServer(wholeShop.open({ db: shop.db, config: shop.config, log }));
  ({ token } = await shop.registerUser());
});
afterAll(async () => {
  await server.close(0);
  await shop.close();
});

/** Sends raw bytes, some of them `later`, and returns everything until the server ends the connection. */
async function send(bytes: string, port = server.port, later?: { wait: number; rest: string }): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data: Buffer) => {
    text += data.toString();
  });
  socket.write(bytes);
  if (later) setTimeout(() => socket.write(later.rest), later.wait);
  await once(socket, 'close');
  return text;
}

function expectEnvelope(text: string, status: number, error: string, msg: string): void {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
  expect(head).toMatch(/\r\nContent-Type: application\/json; charset=utf-8(\r\n|$)/i);
  expect(head).toMatch(/\r\nConnection: close(\r\n|$)/i);
  const envelope = envelopeSchema.parse(JSON.parse(body));
  expect(envelope).toMatchObject({ code: status, msg });
  const { request_id, error: name } = failureDataSchema.parse(envelope.data);
  expect(name).toBe(error);
  expect(head.toLowerCase()).toContain(`x-request-id: ${request_id}`);
}

const host = 'Host: shop.example\r\n';
const post = `POST ${recharge.path} HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

describe('bytes that are not HTTP get the envelope', () => {
  it.each<[string, string]>([
    ['nonsense', 'hello\r\n\r\n'],
    ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['an unknown method', `STEAL /api/enc/index HTTP/1.1\r\n${host}\r\n`],
    ['another version', `GET /api/enc/index HTTP/9.9\r\n${host}\r\n`],
    ['a header without a name', `GET /api/enc/index HTTP/1.1\r\n${host}: x\r\n\r\n`],
    ['no host', 'GET /api/enc/index HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an invalid host', 'GET /api/enc/index HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['a backslash in the path', `GET /api\\enc HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
    ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`],
    ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ])('%s', async (_name, bytes) => {
    expectEnvelope(await send(bytes), 400, 'malformed_request', messages.malformedRequest.vn);
  });

  it.each([20_000, 2_000_000])('headers of %i bytes', async (size) => {
    const bytes = `GET /api/enc/index HTTP/1.1\r\n${host}Cookie: ${'x'.repeat(size)}\r\n\r\n`;
    expectEnvelope(await send(bytes), 431, 'headers_too_large', messages.headersTooLarge.vn);
  });

  it('an Expect header that the server does not support', async () => {
    const bytes = `GET /api/enc/index HTTP/1.1\r\n${host}Expect: gold\r\n\r\n`;
    expectEnvelope(await send(bytes), 417, 'malformed_request', messages.malformedRequest.vn);
  });

  it('a tunnel', async () => {
    expectEnvelope(
      await send(`CONNECT shop.example:443 HTTP/1.1\r\n${host}\r\n`),
      404,
      'unknown_path',
      messages.unknownPath.vn,
    );
  });

  it.each([
    `CONNECT shop.example:443 HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Expect: gold\r\n\r\n`,
    'no HTTP at all\r\n\r\n',
  ])('a client that resets its connection does not end the process: %j', async (bytes) => {
    for (const wait of [0, 2, 20]) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(bytes);
      await new Promise((resolve) => setTimeout(resolve, wait));
      socket.resetAndDestroy();
    }
    // An unhandled error would be reported outside of the tests.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });

  it.each<[string, (server: Server) => void, string]>([
    ['headers that do not arrive', (slow) => (slow.headersTimeout = 50), `GET / HTTP/1.1\r\n${host}`],
    [
      'a body that does not arrive',
      (slow) => (slow.headersTimeout = slow.requestTimeout = 50),
      `${post}Content-Length: 5\r\n\r\n{`,
    ],
  ])('%s', async (_name, limit, bytes) => {
    const slow = createServer({ connectionsCheckingInterval: 20 }, () => {});
    limit(slow);
    answerBrokenRequests(slow, log);
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    const { port } = slow.address() as AddressInfo;
    expectEnvelope(await send(bytes, port), 408, 'request_too_slow', messages.requestTooSlow.vn);
  });

  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/no/such/call',
    'GET /api/%zz',
    'GET /api/%00',
    `GET ${recharge.path}`,
    'POST /api/enc/index',
    'OPTIONS /api/enc/index',
    'TRACE /api/enc/index',
    'PROPFIND /api/enc/index',
    'DELETE /api/enc/index',
    `PUT ${uploadFile.path}`,
  ])('%s', async (line) => {
    const answer = await send(`${line} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expectEnvelope(answer, 404, 'unknown_path', messages.unknownPath.vn);
  });
});

describe('bytes that are not HTTP after a running request', () => {
  const garbage = 'no HTTP at all\r\n\r\n';
  const whole = `${post}Content-Length: 2\r\n\r\n{}`;

  it('leave that request its own answer', async () => {
    const text = await send(whole + garbage);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/\r\nConnection: close\r\n/i);
    expect(JSON.parse(body)).toMatchObject({ code: 422, data: { error: 'required' } });
  });

  /** A server whose answers end only after the bytes that are not HTTP have come; they start before or after these. */
  async function startSlow({ starts }: { starts: 'before' | 'after' }): Promise<number> {
    let asked = 0;
    const broken = Promise.withResolvers<void>();
    const slow = createServer((_request, answer) => {
      asked += 1;
      const begin = (name: string) => answer.writeHead(200, { 'Content-Length': '12' }).write(name);
      const name = `answer ${asked}`;
      if (starts === 'before') begin(name);
      void broken.promise.then(() => {
        if (starts === 'after') begin(name);
        setTimeout(() => answer.end(' end'), 20);
      });
    });
    answerBrokenRequests(slow, log);
    slow.once('clientError', () => broken.resolve());
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    return (slow.address() as AddressInfo).port;
  }

  const halfway = 150;

  it.each<[string, string, number, string]>([
    ['at once', whole, 0, garbage],
    ['before its answer starts', whole, 50, garbage],
    ['halfway through its answer', whole, halfway, garbage],
    ['after the client’s last request', whole.replace(host, `${host}Connection: close\r\n`), 50, garbage],
    ['in a following body', whole, 50, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['in oversized headers', whole, 50, `GET / HTTP/1.1\r\n${host}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['and more of it', whole, 50, garbage.repeat(100_000)],
  ])('%s', async (_when, bytes, wait, rest) => {
    const port = await startSlow({ starts: wait === halfway ? 'before' : 'after' });
    const text = await send(bytes, port, { wait, rest });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200 OK/);
    if (wait !== halfway) expect(head).toMatch(/\r\nConnection: close/i);
    expect(body).toBe('answer 1 end');
  });

  it('leave several running requests their answers', async () => {
    const text = await send(whole + whole + garbage, await startSlow({ starts: 'after' }));
    expect(text.match(/answer \d end/g)).toEqual(['answer 1 end', 'answer 2 end']);
    expect(text).not.toContain('400');
  });
});

describe('a client that disconnects before its whole request arrives', () => {
  // The lines of earlier tests may come late.
  const ownLines: Line[] = [];
  let ownServer: RunningServer;
  beforeAll(async () => {
    ownServer = await startServer(wholeShop.open({ db: shop.db, config: shop.config, log: logTo(ownLines) }));
  });
  afterAll(() => ownServer.close(0));

  const upload = `--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\navatar\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx`;
  it.each<[string, () => string]>([
    ['a body with a length', () => `${post}Content-Length: 50\r\n\r\n{"am`],
    ['a body in chunks', () => `${post}Transfer-Encoding: chunked\r\n\r\n4\r\n{"am\r\n`],
    [
      'an upload',
      () =>
        `POST ${uploadFile.path} HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\nIdempotency-Key: 0123456789abcdef\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500\r\n\r\n${upload}`,
    ],
    [
      'a form of the sandbox',
      () =>
        `POST /sandbox/pay HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\nout`,
    ],
  ])('%s is one log line without a failure', async (_name, bytes) => {
    for (const leave of ['resetAndDestroy', 'end'] as const) {
      ownLines.length = 0;
      const socket = connect(ownServer.port, '127.0.0.1');
      socket.on('error', () => {});
      await new Promise((resolve) => {
        socket.write(bytes(), resolve);
      });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      socket[leave]();
      await expect.poll(() => ownLines.map(({ msg }) => msg)).toEqual(['request']);
      expect(ownLines).toMatchObject([{ level: 30, error: 'aborted' }]);
      expect(ownLines[0]?.err).toBeUndefined();
      socket.destroy();
    }
  });
});
