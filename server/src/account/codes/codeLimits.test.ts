import { randomUUID } from 'node:crypto';
import { changePassword, loginByCode, sendCode } from '@mcy/api/account/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tooManyRequests } from '../../http/messages.ts';
import { countAgainst } from '../../http/rateLimit.ts';
import { type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { codeLimits } from './codeLimits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.close());

const start = 1_800_000_000_000;

/** A code asked for `seconds` after the start. */
async function ask(sign_in_name: string, address: string, seconds: number): Promise<void> {
  const limits = await codeLimits(server.db, { sign_in_name, address });
  await countAgainst(server.db, limits, new Date(start + seconds * 1_000));
}

async function newUser() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const session = await server.register({
    sign_in_name,
    nickname: 'Minh Anh',
    password: 'Saobien7',
    birthday: '1990-06-15',
    agreement: true,
  });
  return { sign_in_name, session };
}

it('an open session does not serve to guess the password', async () => {
  const { session } = await newUser();
  const guess = { old_password: 'Guess001', new_password: 'Passw0rd2' };
  for (let tried = 0; tried < 10; tried++) {
    expect(await server.call(changePassword, guess, { session })).toMatchObject({ error: 'wrong_password' });
  }
  expect(await server.call(changePassword, guess, { session })).toMatchObject({ code: 429 });
});

describe('a code', () => {
  it.each(locales)(
    'is sent once a minute to a name, whatever it is for and whether it has an account (%s)',
    async (lang) => {
      const { sign_in_name } = await newUser();
      for (const name of [sign_in_name, `${randomUUID()}@example.com`]) {
        await server.succeed(sendCode, { sign_in_name: name, purpose: 'sign_in' });
        expect(await server.call(sendCode, { sign_in_name: name, purpose: 'reset_password' }, { lang })).toMatchObject({
          code: 429,
          msg: tooManyRequests[lang],
        });
      }
    },
  );

  it('is not guessed at faster than a password', async () => {
    const sign_in_name = `${randomUUID()}@example.com`;
    const guess = { sign_in_name, code: '123456' };
    for (let tried = 0; tried < 10; tried++) {
      expect(await server.call(loginByCode, guess)).toMatchObject({ error: 'code_void' });
    }
    expect(await server.call(loginByCode, guess)).toMatchObject({ code: 429 });
  });

  it('is sent again after 60 s', async () => {
    const name = randomUUID();
    await ask(name, '203.0.113.1', 0);
    await expect(ask(name, '203.0.113.1', 59)).rejects.toMatchObject({ code: 429 });
    await ask(name, '203.0.113.1', 60);
  });

  it('is sent to a name ten times a day for strangers, and still for its owner', async () => {
    const { sign_in_name } = await newUser();
    for (let stranger = 1; stranger <= 10; stranger++) await ask(sign_in_name, `203.0.113.${stranger}`, stranger * 60);
    await expect(ask(sign_in_name, '203.0.113.99', 660)).rejects.toMatchObject({ code: 429 });
    await ask(sign_in_name, '127.0.0.1', 660);
  });

  it('is sent sixty times an hour for one address', async () => {
    for (let hit = 0; hit < 60; hit++) await ask(randomUUID(), '198.51.100.7', 0);
    await expect(ask(randomUUID(), '198.51.100.7', 0)).rejects.toMatchObject({ code: 429 });
  });
});
