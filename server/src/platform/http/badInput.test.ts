import { randomUUID } from 'node:crypto';
import {
  type RuleName,
  type Translated,
  envelopeSchema,
  failureDataSchema,
  locales,
  ruleMessages,
} from '@mcy/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '../../testing/agreed.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { decrypt, encrypt } from './encryption.ts';
import * as messages from './messages.ts';

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.registerUser();
});
afterAll(() => server.close());

interface Sent {
  lang?: string;
  headers?: Record<string, string>;
}

/** Sends a request as any program could, and returns the envelope. */
async function post(path: string, body: string, { lang = 'en', headers = {} }: Sent = {}) {
  const response = await fetch(`${server.url}${path}?lang=${lang}`, {
    method: 'POST',
    headers: {
      token: session.token,
      pwdVersion: String(session.pwdVersion),
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const isEncrypted = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const json = isEncrypted ? decrypt(text, server.config.appSecret) : text;
  const { code, msg, data } = envelopeSchema.parse(JSON.parse(json ?? ''));
  const failure = failureDataSchema.parse(data);
  expect(failure.request_id).toBe(response.headers.get('X-Request-Id'));
  return { status: response.status, isEncrypted, code, msg, error: failure.error, field: failure.field };
}

const encrypted = { 'Content-Type': 'text/plain' };

function encryptBody(body: object): string {
  return encrypt(JSON.stringify(body), server.config.appSecret);
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Row counts of every table that a request could write. */
async function countRows(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from app_user) as users, (select count(*) from session) as sessions,
      (select count(*) from payment) as payments, (select count(*) from journal) as journals,
      (select count(*) from entry) as entries, (select count(*) from idempotency) as answers
  `.execute(server.db);
  return rows[0];
}

const registration = {
  sign_in_name: 'lan@example.com',
  nickname: 'Lan Phương',
  password: 'Saobien7',
  birthday: '1990-06-15',
  ...agreed,
};

const register = '/api/user/register';
const recharge = '/api/wallet/recharge';

const invalid: [name: string, path: string, body: unknown, rule: RuleName, field: string | undefined][] = [
  ['a string instead of a number', recharge, { amount: '100000' }, 'amount_integer', 'amount'],
  ['a fraction', recharge, { amount: 100_000.5 }, 'amount_integer', 'amount'],
  ['a number out of range', recharge, { amount: 1e308 }, 'amount_integer', 'amount'],
  ['a list instead of an object', recharge, [100_000], 'wrong_type', undefined],
  ['null instead of an object', recharge, null, 'wrong_type', undefined],
  ['a missing field', recharge, {}, 'required', 'amount'],
  ['an extra field', recharge, { amount: 100_000, price: 1 }, 'unknown_field', 'price'],
  ['a timestamp outside of encryption', recharge, { amount: 100_000, timestamp: 1 }, 'unknown_field', 'timestamp'],
  ['SQL in a name', register, { ...registration, nickname: "Robert'); DROP" }, 'name_symbols', 'nickname'],
  ['HTML in a name', register, { ...registration, nickname: '<b>Minh</b>' }, 'name_symbols', 'nickname'],
  ['a number instead of a name', register, { ...registration, sign_in_name: 7 }, 'wrong_type', 'sign_in_name'],
  ['a box not ticked', register, { ...registration, agreement: false }, 'agreement', 'agreement'],
];

describe.each(locales)('bad input (%s)', (lang) => {
  it.each(invalid)('%s is refused at its field', async (_name, path, body, rule, field) => {
    const before = await countRows();
    const answer = await post(path, JSON.stringify(body), { lang });
    expect(answer).toMatchObject({ status: 200, code: 422, msg: ruleMessages[rule][lang], error: rule, field });
    expect(await countRows()).toEqual(before);
  });

  it.each<[string, Sent & { body: () => string }, number, string, Translated]>([
    [
      'an unknown token',
      { headers: { token: 'x' }, body: validBody },
      401,
      'sign_in_required',
      messages.signInRequired,
    ],
    ['broken JSON', { body: () => '{"amount":' }, 422, 'malformed_request', messages.malformedRequest],
    ['a NUL in a text', { body: () => '{"amount":"\\u0000"}' }, 422, 'malformed_request', messages.malformedRequest],
    ['half a surrogate pair', { body: () => '{"\\ud800":1}' }, 422, 'malformed_request', messages.malformedRequest],
    [
      'deep nesting',
      { body: () => '['.repeat(20_000) + ']'.repeat(20_000) },
      422,
      'malformed_request',
      messages.malformedRequest,
    ],
    [
      'a form',
      { headers: { 'Content-Type': 'multipart/form-data' }, body: validBody },
      422,
      'malformed_request',
      messages.malformedRequest,
    ],
    [
      'no Idempotency-Key',
      { headers: { 'Idempotency-Key': '' }, body: validBody },
      422,
      'idempotency_key_required',
      messages.idempotencyKeyRequired,
    ],
    [
      'a stale timestamp',
      { headers: encrypted, body: () => encryptBody({ amount: 100_000, timestamp: nowInSeconds() - 301 }) },
      422,
      'stale_request',
      messages.staleRequest,
    ],
    [
      'a timestamp from tomorrow',
      { headers: encrypted, body: () => encryptBody({ amount: 100_000, timestamp: nowInSeconds() + 86_400 }) },
      422,
      'stale_request',
      messages.staleRequest,
    ],
    [
      'no timestamp',
      { headers: encrypted, body: () => encryptBody({ amount: 100_000 }) },
      422,
      'stale_request',
      messages.staleRequest,
    ],
  ])('%s is refused', async (_name, { body, headers = {} }, code, error, message) => {
    const before = await countRows();
    expect(await post(recharge, body(), { lang, headers })).toMatchObject({
      status: 200,
      code,
      msg: message[lang],
      error,
    });
    expect(await countRows()).toEqual(before);
  });

  it('a megabyte of JSON is refused', async () => {
    const before = await countRows();
    const body = JSON.stringify({ amount: 100_000, padding: 'x'.repeat(1_000_000) });
    expect(await post(recharge, body, { lang })).toMatchObject({
      status: 413,
      code: 413,
      error: 'body_too_large',
      msg: messages.bodyTooLarge[lang],
    });
    expect(await countRows()).toEqual(before);
  });

  it('every tampered ciphertext gets the same refusal', async () => {
    const before = await countRows();
    const whole = Buffer.from(encryptBody({ amount: 100_000, timestamp: nowInSeconds() }), 'base64');
    const flipped = Buffer.from(whole);
    flipped[whole.length - 1] = (flipped[whole.length - 1] ?? 0) ^ 1;
    const firstFlipped = Buffer.from(whole);
    firstFlipped[0] = (firstFlipped[0] ?? 0) ^ 0x80;
    const tampered = [
      flipped.toString('base64'),
      firstFlipped.toString('base64'),
      whole.subarray(0, 32).toString('base64'),
      whole.subarray(0, 20).toString('base64'),
      encrypt('{"amount":100000}', 'another app secret'),
      'not base64',
    ];
    const answers = await Promise.all(tampered.map((body) => post(recharge, body, { lang, headers: encrypted })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      isEncrypted: false,
      code: 422,
      error: 'malformed_request',
      msg: messages.malformedRequest[lang],
    });
    expect(await countRows()).toEqual(before);
  });

  it('an unknown call is refused', async () => {
    expect(await post('/api/box/steal', '{}', { lang })).toMatchObject({
      status: 404,
      code: 404,
      error: 'unknown_path',
      msg: messages.unknownPath[lang],
    });
  });
});

describe('an encrypted request', () => {
  it('gets an encrypted answer, even to a refusal', async () => {
    const body = encryptBody({ amount: 1, timestamp: nowInSeconds() });
    expect(await post(recharge, body, { headers: encrypted })).toMatchObject({
      isEncrypted: true,
      code: 422,
      error: 'recharge_minimum',
    });
  });

  it('does the same as the plain request', async () => {
    const response = await fetch(`${server.url}${recharge}?lang=en`, {
      method: 'POST',
      headers: { token: session.token, pwdVersion: '1', 'Idempotency-Key': randomUUID(), ...encrypted },
      body: encryptBody({ amount: 100_000, timestamp: nowInSeconds() }),
    });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const envelope: unknown = JSON.parse(decrypt(await response.text(), server.config.appSecret) ?? '');
    expect(envelope).toMatchObject({
      code: 200,
      data: { pay_url: expect.stringMatching(/^\/sandbox\/pay\?/) as unknown },
    });
  });
});

function validBody(): string {
  return JSON.stringify({ amount: 100_000 });
}
