import { type Locale, askHeader, envelopeCode, touchedHeader } from '@mcy/api/contract';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Ask } from '../area/Port.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/sqlState.ts';
import { addressOf } from './addressOf.ts';
import { askerOf } from './askerOf.ts';
import { codeOfRefusal } from './codeOfRefusal.ts';
import { compress, encodingFor } from './compress.ts';
import type { GuestAnswers } from './createGuestAnswers.ts';
import { dispatch } from './dispatch.ts';
import { encrypt } from './encryption.ts';
import { refuse } from './envelope.ts';
import type { Caller, Implementation } from './handler.ts';
import type { KeptAnswer } from './keepEnvelope.ts';
import { malformed } from './malformed.ts';
import { failed, malformedRequest, signInRequired, unavailable } from './messages.ts';
import { isStorable, readBody, withoutTimestamp } from './readBody.ts';
import { readLocale } from './readLocale.ts';
import { readPageId } from './readPageId.ts';
import { Refusal } from './Refusal.ts';
import { TransportFailure } from './TransportFailure.ts';

/** What every request is served with. */
export interface Services {
  db: Database;
  config: Config;
  log: Logger;
}

/** The same, once the areas are joined. */
export interface ShopServices extends Services {
  /** Implementations of the ports. */
  ask: Ask;
  guestAnswers: GuestAnswers;
}

/** What the first middleware sets on every request. */
export interface RequestEnv {
  /** Node's own request and response, for streaming. */
  Bindings: HttpBindings;
  Variables: {
    request_id: string;
    now: Date;
    /** For the log: the outcome and the user. */
    code?: number;
    error?: string;
    user_id?: string;
  };
}

/** Answers one call over HTTP: reads the request, dispatches it, and writes the envelope in the request's format. */
export async function answerCall(
  c: Context<RequestEnv>,
  implementation: Implementation,
  services: ShopServices,
): Promise<Response> {
  let encrypted = false;
  try {
    let input: unknown;
    let ciphertext: Buffer | null = null;
    if (implementation.call.method === 'GET') {
      input = readQuery(c);
    } else {
      const body = readBody(await c.req.text(), isEncrypted(c), services.config);
      ({ ciphertext } = body);
      encrypted = ciphertext !== null;
      input = encrypted ? withoutTimestamp(body.value, c.var.now) : body.value;
    }
    const noteCaller = ({ user_id }: Caller): void => c.set('user_id', user_id);
    const incoming = { ...readHeaders(c, services.config), noteCaller, ciphertext, input };
    const { envelope, touched, kept } = await dispatch(implementation, incoming, services);
    const { maxAge, method } = implementation.call;
    const caching = maxAge === undefined ? {} : { 'Cache-Control': `public, max-age=${maxAge}` };
    if (kept) return await writeKept(c, kept, caching);
    // Empty when nothing changed; without the header a client refetches everything.
    const named = method === 'POST' ? { [touchedHeader]: touched.join(', ') } : {};
    return await write(c, envelope, encrypted, services.config, { ...caching, ...named });
  } catch (error) {
    if (!(error instanceof Refusal)) return answerFailure(c, error, services.log);
    const code = codeOfRefusal(error, implementation.call, services);
    return await write(c, refuse(error, code, readIdentity(c)), encrypted, services.config);
  }
}

/** The envelope of a request that got no answer, with its own HTTP status. */
export function answerFailure(c: Context<RequestEnv>, error: unknown, log: Logger): Response {
  const failure = hasLeft(c) ? new TransportFailure(400, 'aborted', malformedRequest) : failureOf(error);
  if (failure.status >= 500) log.error({ request_id: c.var.request_id, err: error }, 'request failed');
  c.set('error', failure.error);
  // The rest of a body that is too large stays unread, so the connection cannot serve another request.
  const headers = failure.status === 413 ? { ...jsonHeaders, Connection: 'close' } : jsonHeaders;
  return c.body(writeFailure(failure, readIdentity(c)), failure.status, headers);
}

/** A failure's envelope, as text. */
export function writeFailure(failure: TransportFailure, identity: { locale: Locale; request_id: string }): string {
  return refuse(failure, failure.status, identity);
}

/** True when the client left before its whole request arrived: the failure is its own, and nobody reads the answer. */
function hasLeft(c: Context<RequestEnv>): boolean {
  const { incoming } = c.env;
  return incoming.destroyed && !incoming.complete;
}

function failureOf(error: unknown): TransportFailure {
  if (error instanceof TransportFailure) return error;
  if (isUnavailable(error)) return new TransportFailure(503, 'unavailable', unavailable);
  return new TransportFailure(500, 'failed', failed);
}

/** Headers of every JSON answer. */
export const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const encryptedHeaders = { ...jsonHeaders, 'Content-Type': 'text/plain; charset=utf-8' };

/** A browser keeps it and asks each time whether it changed; what belongs to a session is another answer. */
const keptHeaders = {
  ...jsonHeaders,
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding, token, pwdVersion',
};

async function writeKept(
  c: Context<RequestEnv>,
  { etag, envelope, bodyIn }: KeptAnswer,
  caching: Readonly<Record<string, string>>,
): Promise<Response> {
  c.set('code', envelopeCode.ok);
  const headers = { ...keptHeaders, ...caching, ETag: etag };
  if (isUnchanged(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  const encoding = encodingFor(c.req.header('Accept-Encoding'), envelope.length);
  return send(c, await bodyIn(encoding), {
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}

/** What is read of an `If-None-Match`, in characters: a browser names one tag. */
const longestTags = 500;

/** Whether a client's `If-None-Match` names the tag of this answer. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  const tags =
    header
      ?.slice(0, longestTags)
      .split(',')
      .map((tag) => tag.trim()) ?? [];
  return tags.includes('*') || tags.includes(etag) || tags.includes(etag.slice('W/'.length));
}

function send(c: Context<RequestEnv>, body: Uint8Array, headers: Readonly<Record<string, string>>): Response {
  // A view of its whole buffer, which nobody else writes to.
  return c.body(body as Uint8Array<ArrayBuffer>, 200, { ...headers, 'Content-Length': String(body.length) });
}

async function write(
  c: Context<RequestEnv>,
  envelope: string,
  encrypted: boolean,
  config: Config,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  c.set('code', Number(/^\{"code":(\d+)/.exec(envelope)?.[1]));
  // Only for a refusal: in an answer, the same words could be user content.
  const [, refused] = c.var.code === envelopeCode.ok ? [] : (/"data":\{"error":"(\w+)"/.exec(envelope) ?? []);
  if (refused !== undefined) c.set('error', refused);
  const body = Buffer.from(encrypted ? encrypt(envelope, config.appSecret) : envelope, 'utf8');
  const headers = { ...(encrypted ? encryptedHeaders : jsonHeaders), Vary: 'Accept-Encoding', ...more };
  const encoding = encodingFor(c.req.header('Accept-Encoding'), body.length);
  if (encoding === 'identity') return send(c, body, headers);
  return send(c, await compress(body, encoding), { ...headers, 'Content-Encoding': encoding });
}

function isEncrypted(c: Context): boolean {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'text/plain' && type !== 'application/json') throw malformed();
  return type === 'text/plain';
}

/** The parameters of a GET. Every call has `lang`, and no contract names it. */
function readQuery(c: Context): unknown {
  const parameters = Object.entries(c.req.queries()).filter(([name]) => name !== 'lang');
  const query = Object.fromEntries(
    parameters.map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  if (!isStorable(query)) throw malformed();
  return query;
}

function readHeaders(c: Context<RequestEnv>, config: Config) {
  const address = addressOf(c, config.trustedProxies);
  return {
    ...readIdentity(c),
    now: c.var.now,
    address,
    asker: askerOf(address, c.req.header('device')),
    user_agent: readUserAgent(c.req.header('User-Agent')),
    token: c.req.header('token') ?? null,
    pwdVersion: c.req.header('pwdVersion') ?? null,
    idempotencyKey: c.req.header('Idempotency-Key') ?? null,
    page_id: readPageId(c.req),
    asks: c.req.header(askHeader) !== undefined,
  };
}

/** Enough of the User-Agent to tell browser and system, without characters a database cannot store. */
function readUserAgent(header = ''): string | null {
  const words = header.replace(/[^\x20-\x7e]/g, '').trim();
  return words === '' ? null : words.slice(0, 400);
}

/** Refuses a session that no longer holds, outside the calls. */
export function refuseSession(c: Context<RequestEnv>, config: Config): Promise<Response> {
  const refusal = new Refusal({ error: 'sign_in_required', message: signInRequired });
  return write(c, refuse(refusal, envelopeCode.signInRequired, readIdentity(c)), false, config);
}

function readIdentity(c: Context<RequestEnv>): { locale: Locale; request_id: string } {
  return { locale: readLocale(c.req), request_id: c.var.request_id };
}
