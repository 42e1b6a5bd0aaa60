import { randomUUID } from 'node:crypto';
import { login } from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askerOf } from '../../../../platform/http/askerOf.ts';
import { countAgainst } from '../../../../platform/http/rateLimit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { signInLimits } from './signInLimits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.close());

describe('signing in', () => {
  it.each(locales)('slows down guesses at an account (%s)', async (lang) => {
    const credentials = { sign_in_name: `${randomUUID()}@example.com`, password: 'Guess001' };
    for (let guess = 0; guess < 10; guess++) {
      expect(await server.call(login, credentials)).toMatchObject({ error: 'wrong_credentials' });
    }
    expect(await server.call(login, credentials, { lang })).toMatchObject({
      code: 429,
      error: 'too_many_requests',
      msg: expect.stringMatching(/\d/) as unknown,
    });
  });

  it('stays open to the owner while strangers guess from everywhere', async () => {
    const now = new Date();
    const sign_in_name = `${randomUUID()}@example.com`;
    await server.register({
      sign_in_name,
      nickname: 'Minh Anh',
      password: 'Saobien7',
      birthday: '1990-06-15',
      ...agreed,
    });
    const guess = async (network: string) =>
      countAgainst(server.db, await signInLimits(server.db, { sign_in_name, asker: askerOf(network, undefined) }), now);
    for (let stranger = 1; stranger <= 30; stranger++) await guess(`203.0.113.${stranger}`);
    await expect(guess('203.0.113.99')).rejects.toMatchObject({ error: 'too_many_requests' });
    expect(await server.call(login, { sign_in_name, password: 'Saobien7' })).toMatchObject({ code: 200 });
  });
});

describe('a limit', () => {
  it('allows what has drained', async () => {
    const limit = { bucket: randomUUID(), hits: 2, seconds: 60 };
    const at = (seconds: number) => countAgainst(server.db, [limit], new Date(1_800_000_000_000 + seconds * 1_000));
    await at(0);
    await at(0);
    await expect(at(29)).rejects.toMatchObject({ error: 'too_many_requests' });
    await at(30);
    await expect(at(31)).rejects.toMatchObject({ error: 'too_many_requests' });
    await at(600);
    await at(600);
  });
});
