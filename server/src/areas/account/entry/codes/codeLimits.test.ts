import { randomUUID } from 'node:crypto';
import { changePassword, loginByCode, sendCode } from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askerOf } from '../../../../platform/http/askerOf.ts';
import { countAgainst } from '../../../../platform/http/rateLimit.ts';
import { plantCode } from '../../../../testing/plantCode.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { codeLimits } from './codeLimits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => server.close());

const start = 1_800_000_000_000;

/** Asks for a code, `seconds` after the start. */
async function ask(sign_in_name: string, network: string, seconds: number): Promise<void> {
  const asker = askerOf(network, undefined);
  const limits = await codeLimits(server.db, { sign_in_name, purpose: 'sign_in', asker });
  await countAgainst(server.db, limits, new Date(start + seconds * 1_000));
}

async function newUser() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const session = await server.register({
    sign_in_name,
    nickname: 'Minh Anh',
    password: 'Saobien7',
    birthday: '1990-06-15',
    ...agreed,
  });
  return { sign_in_name, session };
}

it('an open session cannot be used to guess the password', async () => {
  const { session } = await newUser();
  const guess = { old_password: 'Guess001', new_password: 'Passw0rd2' };
  for (let tried = 0; tried < 10; tried++) {
    expect(await server.call(changePassword, guess, { session })).toMatchObject({ error: 'wrong_password' });
  }
  expect(await server.call(changePassword, guess, { session })).toMatchObject({ code: 429 });
});

describe('a code', () => {
  it.each(locales)(
    'goes to a name once a minute per caller, for any purpose and with or without an account (%s)',
    async (lang) => {
      const { sign_in_name } = await newUser();
      for (const name of [sign_in_name, `${randomUUID()}@example.com`]) {
        await server.succeed(sendCode, { sign_in_name: name, purpose: 'sign_in' });
        expect(await server.call(sendCode, { sign_in_name: name, purpose: 'reset_password' }, { lang })).toMatchObject({
          code: 429,
          msg: expect.stringMatching(/\d/) as unknown,
        });
      }
    },
  );

  it('of an unused name can be mistyped sixty times in ten minutes from one network, without locking others out', async () => {
    const sign_in_name = `${randomUUID()}@example.com`;
    const guess = { sign_in_name, code: '123456' };
    const answers = await Promise.all(Array.from({ length: 62 }, () => server.call(loginByCode, guess)));
    expect(answers.filter(({ code }) => code === 429).length).toBeLessThanOrEqual(2);
    expect(await server.call(loginByCode, guess)).toMatchObject({ code: 429 });
    const { sign_in_name: known } = await newUser();
    const code = await plantCode(server.db, known, 'sign_in');
    expect(await server.call(loginByCode, { sign_in_name: known, code })).toMatchObject({ code: 200 });
  });

  it('is sent again after 60 s', async () => {
    const name = randomUUID();
    await ask(name, '203.0.113.1', 0);
    await expect(ask(name, '203.0.113.1', 59)).rejects.toMatchObject({ error: 'too_many_requests' });
    await ask(name, '203.0.113.1', 60);
  });

  it('goes out five times a day per network and twenty times to a name for strangers, and still for its owner', async () => {
    const { sign_in_name } = await newUser();
    for (let turn = 0; turn < 20; turn++) await ask(sign_in_name, `203.0.113.${turn % 4}`, turn * 60);
    for (const network of ['203.0.113.0', '203.0.113.99']) {
      await expect(ask(sign_in_name, network, 1_200)).rejects.toMatchObject({ error: 'too_many_requests' });
    }
    for (let turn = 0; turn < 5; turn++) await ask(sign_in_name, '127.0.0.1', 1_200 + turn * 60);
    await expect(ask(sign_in_name, '127.0.0.1', 1_500)).rejects.toMatchObject({ error: 'too_many_requests' });
  });

  it('goes out sixty times an hour per network', async () => {
    for (let hit = 0; hit < 60; hit++) await ask(randomUUID(), '198.51.100.7', 0);
    await expect(ask(randomUUID(), '198.51.100.7', 0)).rejects.toMatchObject({ error: 'too_many_requests' });
  });
});
