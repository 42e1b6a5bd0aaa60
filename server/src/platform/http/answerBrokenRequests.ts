import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { defaultLocale } from '@mcy/api/contract';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { jsonHeaders, writeFailure } from './answerCall.ts';
import { bodyTooLarge, failed, headersTooLarge, malformedRequest, requestTooSlow, unknownPath } from './messages.ts';
import { TransportFailure } from './TransportFailure.ts';

/** How long a client may take to read that its request is unreadable, in ms. */
const patience = 1000;

/** Answers requests that Node cannot parse, and so reach no handler, with the usual failure envelope. */
export function answerBrokenRequests(server: Server, log: Logger): void {
  const answers = new WeakMap<Duplex, ServerResponse[]>();
  const ended = new WeakSet<Duplex>();
  server.on('request', ({ socket }, answer) => {
    // A client may pipeline a request before it has its answer.
    answers.set(socket, [...(answers.get(socket) ?? []).filter((before) => !before.writableFinished), answer]);
  });

  server.on('clientError', (error, socket) => {
    // The rest of a refused request cannot be parsed either.
    if (ended.has(socket)) return;
    ended.add(socket);
    const failure = failureOf(error);
    const waiting = (answers.get(socket) ?? []).filter((answer) => !answer.writableFinished);
    const broken = waiting.find((answer) => !answer.req.complete);
    const last = waiting.findLast((answer) => answer.req.complete);
    // A reply in the middle of another answer would be read as part of it.
    const answering = last === undefined && broken?.headersSent === true;
    if (!failure || answering || !socket.writable) {
      socket.destroy();
      return;
    }
    const request_id = uuidv7();
    // A request with a broken body already has its own log line.
    if (!broken) {
      const { status, error: name } = failure;
      log.info({ request_id, status, error: name, address: addressOf(socket) }, 'request');
    }
    // A request that arrived whole may have been a payment: its own answer is the last one sent.
    if (last) endAfter(last, socket);
    else end(socket, failure, request_id);
  });
  // CONNECT is a request to a proxy; this server is none.
  server.on('connect', (_request, socket) =>
    end(socket, new TransportFailure(404, 'unknown_path', unknownPath), uuidv7()),
  );
  server.on('checkExpectation', (_request: IncomingMessage, answer: ServerResponse) => {
    const failure = new TransportFailure(417, 'malformed_request', malformedRequest);
    const request_id = uuidv7();
    const body = writeFailure(failure, { locale: defaultLocale, request_id });
    answer.writeHead(failure.status, headersOf(request_id, body)).end(body);
  });
}

/** The answer to a request with an unreadable address or host; it reaches no handler either. */
export function answerUnreadable(error: unknown, log: Logger): Response {
  const request_id = uuidv7();
  const unreadable = error instanceof RequestError;
  if (!unreadable) log.error({ request_id, err: error }, 'request failed');
  const failure = unreadable
    ? new TransportFailure(400, 'malformed_request', malformedRequest)
    : new TransportFailure(500, 'failed', failed);
  if (unreadable) log.info({ request_id, status: failure.status, error: failure.error }, 'request');
  const body = writeFailure(failure, { locale: defaultLocale, request_id });
  return new Response(body, { status: failure.status, headers: headersOf(request_id, body) });
}

/** Null when the connection broke and nobody is there to answer. */
function failureOf(error: NodeJS.ErrnoException): TransportFailure | null {
  const { code = '' } = error;
  if (code === 'HPE_HEADER_OVERFLOW') return new TransportFailure(431, 'headers_too_large', headersTooLarge);
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new TransportFailure(413, 'body_too_large', bodyTooLarge);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new TransportFailure(408, 'request_too_slow', requestTooSlow);
  return code.startsWith('HPE_') ? new TransportFailure(400, 'malformed_request', malformedRequest) : null;
}

function headersOf(request_id: string, body: string): Record<string, string> {
  return {
    ...jsonHeaders,
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': request_id,
    Connection: 'close',
  };
}

/** Ends the connection once the current answer is sent. */
function endAfter(answer: ServerResponse, socket: Duplex): void {
  // Node closes the connection itself after an answer with `Connection: close`.
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
  answer.once('finish', () => {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), patience).unref();
  });
}

/** Writes a raw answer and ends the connection. */
function end(socket: Duplex, failure: TransportFailure, request_id: string): void {
  // Node has released a tunnel's socket: an unhandled error on it would end the process.
  socket.on('error', () => {});
  const body = writeFailure(failure, { locale: defaultLocale, request_id });
  const head = Object.entries(headersOf(request_id, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${head.join('')}\r\n${body}`);
  // Closing with unread bytes resets the connection, and the client may lose the answer: keep reading for a moment.
  socket.resume();
  setTimeout(() => socket.destroy(), patience).unref();
}

function addressOf(socket: Duplex): string | undefined {
  return socket instanceof Socket ? socket.remoteAddress : undefined;
}
