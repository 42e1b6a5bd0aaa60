import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/entry/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type CallOptions, type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import type { CodePurpose } from '../tables.ts';

const password = 'Saobien7';
const stranger = '203.0.113.66';
/** A place the owner never signed in from. */
const away = '198.51.100.20';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1', TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.db.deleteFrom('rate_limit').execute();
});

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

function newDevice(): string {
  return randomBytes(16).toString('hex');
}

/** An account whose owner signed out again on their one device. */
async function signedOutOwner() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const request = { sign_in_name, nickname: 'Minh Anh', password, birthday: '1990-06-15', ...agreed };
  await server.register(request);
  const device = newDevice();
  const session = await server.succeed(contract.login, { sign_in_name, password }, { device });
  await server.db.deleteFrom('session').where('user_id', '=', session.user.id).execute();
  return { sign_in_name, device };
}

function ask(sign_in_name: string, from: CallOptions, purpose: CodePurpose = 'sign_in') {
  return server.call(contract.sendCode, { sign_in_name, purpose }, from);
}

async function lastCode(sign_in_name: string): Promise<string> {
  const mails = server.db.selectFrom('demo_mail').select('code').where('sign_in_name', '=', sign_in_name);
  return (await mails.orderBy('mail_id', 'desc').executeTakeFirstOrThrow()).code ?? 'no code';
}

async function countMails(sign_in_name: string): Promise<number> {
  const mails = server.db.selectFrom('demo_mail').select('mail_id').where('sign_in_name', '=', sign_in_name);
  return (await mails.execute()).length;
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('a stranger', () => {
  it('who asks for eleven codes in a second blocks none of the owner’s, in that minute or the next morning', async () => {
    const { sign_in_name } = await signedOutOwner();
    for (let turn = 0; turn < 11; turn++) await ask(sign_in_name, { address: stranger });
    expect(await ask(sign_in_name, { address: away, device: newDevice() })).toMatchObject({ code: 200 });
    wait(64_800);
    for (let turn = 0; turn < 11; turn++) await ask(sign_in_name, { address: stranger });
    expect(await ask(sign_in_name, { address: away, device: newDevice() })).toMatchObject({ code: 200 });
  });

  it('is refused by one limit and charged by no other', async () => {
    const { sign_in_name } = await signedOutOwner();
    await ask(sign_in_name, { address: stranger });
    const before = await server.db.selectFrom('rate_limit').selectAll().orderBy('bucket').execute();
    expect(await ask(sign_in_name, { address: stranger })).toMatchObject({ code: 429 });
    expect(await server.db.selectFrom('rate_limit').selectAll().orderBy('bucket').execute()).toEqual(before);
  });

  it('who guesses forty passwords from four networks does not lock the owner out, on a known device or by code', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    for (let guess = 0; guess < 40; guess++) {
      const address = `203.0.113.${1 + (guess % 4)}`;
      await server.call(contract.login, { sign_in_name, password: 'Guess001' }, { address });
    }
    const login = { sign_in_name, password };
    expect(await server.call(contract.login, login, { address: away })).toMatchObject({ code: 429 });
    expect(await server.call(contract.login, login, { address: away, device })).toMatchObject({ code: 200 });

    const unknown = { address: away, device: newDevice() };
    expect(await ask(sign_in_name, unknown)).toMatchObject({ code: 200 });
    const code = await lastCode(sign_in_name);
    expect(await server.call(contract.loginByCode, { sign_in_name, code }, unknown)).toMatchObject({ code: 200 });
  });

  it('in the owner’s own network cannot block a known device', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    for (let guess = 0; guess < 61; guess++) {
      const name = guess < 11 ? sign_in_name : `${randomUUID()}@example.com`;
      await server.call(contract.login, { sign_in_name: name, password: 'Guess001' }, { address: away });
      await ask(name, { address: away });
    }
    expect(await ask(sign_in_name, { address: away })).toMatchObject({ code: 429 });
    const owner = { address: away, device };
    expect(await server.call(contract.login, { sign_in_name, password }, owner)).toMatchObject({ code: 200 });
    await server.db.deleteFrom('session').execute();
    expect(await ask(sign_in_name, owner)).toMatchObject({ code: 200 });
    const code = await lastCode(sign_in_name);
    expect(await server.call(contract.loginByCode, { sign_in_name, code }, owner)).toMatchObject({ code: 200 });
  }, 30_000);

  it.each(['sign_in', 'reset_password'] as const)(
    'uses up neither the tries nor the validity of a code that the owner asked for (%s)',
    async (purpose) => {
      const { sign_in_name } = await signedOutOwner();
      const owner = { address: away, device: newDevice() };
      expect(await ask(sign_in_name, owner, purpose)).toMatchObject({ code: 200 });
      const code = await lastCode(sign_in_name);
      const typeIn = (typed: string, from: CallOptions) =>
        purpose === 'sign_in'
          ? server.call(contract.loginByCode, { sign_in_name, code: typed }, from)
          : server.call(contract.resetPassword, { sign_in_name, code: typed, password: 'Saobien8' }, from);
      const strangers = [{ address: stranger }, { address: away }, { address: away, device: newDevice() }];
      for (const from of strangers) {
        // Even the right code works for nobody else.
        for (const typed of [otherThan(code), otherThan(code), code]) {
          expect(await typeIn(typed, from)).toMatchObject({ error: 'code_void' });
        }
      }
      for (const from of strangers) {
        wait(60);
        expect(await ask(sign_in_name, from, purpose)).toMatchObject({ code: 200 });
        for (let turn = 0; turn < 5; turn++) await typeIn(otherThan(code), from);
      }
      expect(await typeIn(code, owner)).toMatchObject({ code: 200 });
    },
  );

  it('fills the owner’s mailbox only up to the ceiling, from which a known device is exempt', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    for (let turn = 0; turn < 6; turn++) {
      wait(60);
      for (let network = 1; network <= 8; network++) {
        await ask(sign_in_name, { address: `203.0.113.${network}`, device: newDevice() });
      }
    }
    expect(await countMails(sign_in_name)).toBe(20);
    expect(await ask(sign_in_name, { address: away, device })).toMatchObject({ code: 200 });
    // Each other purpose has its own ceiling.
    expect(await ask(sign_in_name, { address: away }, 'reset_password')).toMatchObject({ code: 200 });
  }, 30_000);

  it('in the same /48 blocks no way in for the owner from a network with an open session', async () => {
    const { sign_in_name } = await signedOutOwner();
    const home = '2001:db8:5:1::1';
    const neighbour = '2001:db8:5:2::1';
    await server.succeed(contract.login, { sign_in_name, password }, { address: home });
    for (let guess = 0; guess < 10; guess++) {
      await server.call(contract.login, { sign_in_name, password: 'Guess001' }, { address: neighbour });
    }
    const login = { sign_in_name, password };
    expect(await server.call(contract.login, login, { address: neighbour })).toMatchObject({ code: 429 });
    const another = { address: home, device: newDevice() };
    expect(await server.call(contract.login, login, another)).toMatchObject({ code: 200 });
    for (let turn = 0; turn < 5; turn++) {
      for (const purpose of ['sign_in', 'reset_password'] as const) {
        wait(60);
        expect(await ask(sign_in_name, { address: neighbour }, purpose)).toMatchObject({ code: 200 });
      }
    }
    // So does the owner's limit of one code a minute.
    const owner = { address: home, device: newDevice() };
    expect(await ask(sign_in_name, owner)).toMatchObject({ code: 200 });
    const code = await lastCode(sign_in_name);
    wait(60);
    expect(await ask(sign_in_name, owner, 'reset_password')).toMatchObject({ code: 200 });
    const resetCode = await lastCode(sign_in_name);
    expect(await server.call(contract.loginByCode, { sign_in_name, code }, owner)).toMatchObject({ code: 200 });
    const reset = { sign_in_name, code: resetCode, password: 'Saobien8' };
    expect(await server.call(contract.resetPassword, reset, owner)).toMatchObject({ code: 200 });
  }, 30_000);

  it('in four known networks blocks no known device’s code, and shares one ceiling there', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    const networks = [1, 2, 3, 4, 5].map((network) => `203.0.113.${network}`);
    for (const address of networks) await server.succeed(contract.login, { sign_in_name, password }, { address });
    for (let turn = 0; turn < 5; turn++) {
      wait(60);
      for (const address of networks.slice(0, 4)) {
        expect(await ask(sign_in_name, { address, device: newDevice() })).toMatchObject({ code: 200 });
      }
    }
    expect(await ask(sign_in_name, { address: '203.0.113.5' })).toMatchObject({ code: 429 });
    for (let turn = 0; turn < 10; turn++) {
      wait(60);
      expect(await ask(sign_in_name, { address: networks[turn % 4] ?? away, device })).toMatchObject({ code: 200 });
    }
    wait(60);
    expect(await ask(sign_in_name, { address: away, device })).toMatchObject({ code: 429 });
  }, 30_000);

  it('with a new key for each request sends one message a minute to a name', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    const burst = async () => {
      const answers = [];
      for (const purpose of ['sign_in', 'reset_password', 'register', 'bind_name'] as const) {
        for (const host of [1, 2]) {
          const from = { address: `2001:db8:6:${host}::1`, device: newDevice() };
          answers.push(await ask(sign_in_name, from, purpose));
        }
      }
      return answers;
    };
    const [first, ...others] = await burst();
    expect(first).toMatchObject({ code: 200 });
    for (const other of others) expect(other).toMatchObject({ code: 429, retry_after: 60 });
    expect(await countMails(sign_in_name)).toBe(1);
    expect(await ask(sign_in_name, { address: '2001:db8:6:1::1', device })).toMatchObject({ code: 200 });
    wait(60);
    expect((await burst()).map(({ code }) => code)).toEqual([200, ...others.map(() => 429)]);
  }, 30_000);

  it.each(['register', 'bind_name'] as const)('blocks no newcomer’s code for their own name (%s)', async (purpose) => {
    const sign_in_name = `${randomUUID()}@example.com`;
    for (let turn = 0; turn < 20; turn++) {
      if (turn % 6 === 0) wait(60);
      const address = `203.0.113.${1 + (turn % 6)}`;
      expect(await ask(sign_in_name, { address, device: newDevice() }, purpose)).toMatchObject({ code: 200 });
    }
    expect(await ask(sign_in_name, { address: away, device: newDevice() }, purpose)).toMatchObject({ code: 200 });
  });
});

describe('each way', () => {
  it('has its own limit in a network', async () => {
    const from = { address: away };
    for (let guess = 0; guess < 60; guess++) {
      const guessed = { sign_in_name: `${randomUUID()}@example.com`, password: 'Guess001' };
      await server.call(contract.login, guessed, from);
    }
    for (const purpose of ['sign_in', 'reset_password'] as const) {
      const { sign_in_name } = await signedOutOwner();
      const login = { sign_in_name, password };
      const owner = { ...from, device: newDevice() };
      expect(await server.call(contract.login, login, owner)).toMatchObject({ code: 429 });
      expect(await ask(sign_in_name, owner, purpose)).toMatchObject({ code: 200 });
      const code = await lastCode(sign_in_name);
      const entered =
        purpose === 'sign_in'
          ? await server.call(contract.loginByCode, { sign_in_name, code }, owner)
          : await server.call(contract.resetPassword, { sign_in_name, code, password: 'Saobien8' }, owner);
      expect(entered).toMatchObject({ code: 200 });
    }
  }, 30_000);
});

describe('an IPv6 network', () => {
  it('counts as one, however many addresses it has', async () => {
    const guess = (sign_in_name: string, address: string) =>
      server.call(contract.login, { sign_in_name, password: 'Guess001' }, { address });
    const sign_in_name = `${randomUUID()}@example.com`;
    for (let host = 1; host <= 10; host++) {
      expect(await guess(sign_in_name, `2001:db8:0:7::${host.toString(16)}`)).toMatchObject({ code: 422 });
    }
    expect(await guess(sign_in_name, '2001:DB8:0:7:ffff:1:2:3')).toMatchObject({ code: 429 });
    // The holder of a whole /48 cannot guess at one name from each /64, and does not block a neighbor's other names.
    expect(await guess(sign_in_name, '2001:db8:0:8::1')).toMatchObject({ code: 429 });
    expect(await guess(sign_in_name, '2001:db8:1:8::1')).toMatchObject({ code: 422 });
    expect(await guess(`${randomUUID()}@example.com`, '2001:db8:0:7::1')).toMatchObject({ code: 422 });
  });
});
