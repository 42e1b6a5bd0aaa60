import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/entry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askerOf } from '../../../../platform/http/askerOf.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { howKnown } from './howKnown.ts';

const password = 'Saobien7';
/** A place the owner never signed in from. */
const away = '198.51.100.20';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: '1', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());

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

async function lastCode(sign_in_name: string): Promise<string> {
  const mails = server.db.selectFrom('demo_mail').select('code').where('sign_in_name', '=', sign_in_name);
  return (await mails.orderBy('mail_id', 'desc').executeTakeFirstOrThrow()).code ?? 'no code';
}

describe('a known device', () => {
  it('stays known after a reset, and another one does not', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    const thief = newDevice();
    await server.succeed(contract.login, { sign_in_name, password }, { device: thief });
    const owner = { address: away, device };
    await server.succeed(contract.sendCode, { sign_in_name, purpose: 'reset_password' }, owner);
    const code = await lastCode(sign_in_name);
    await server.succeed(contract.resetPassword, { sign_in_name, code, password: 'Saobien8' }, owner);
    const known = await server.db
      .selectFrom('known_device')
      .innerJoin('bound_name', 'bound_name.user_id', 'known_device.user_id')
      .select('bound_name.sign_in_name')
      .where('bound_name.sign_in_name', '=', sign_in_name)
      .execute();
    expect(known).toHaveLength(1);
    for (let guess = 0; guess < 40; guess++) {
      const address = `203.0.113.${1 + (guess % 4)}`;
      await server.call(contract.login, { sign_in_name, password: 'Guess001' }, { address });
    }
    const login = { sign_in_name, password: 'Saobien8' };
    expect(await server.call(contract.login, login, { address: away, device: thief })).toMatchObject({ code: 429 });
    expect(await server.call(contract.login, login, owner)).toMatchObject({ code: 200 });
  });
});

describe('a device whose session its owner ended elsewhere', () => {
  it('is no longer known, and the owner’s own still is', async () => {
    const { sign_in_name, device } = await signedOutOwner();
    const login = { sign_in_name, password };
    const session = await server.succeed(contract.login, login, { device });
    const known = (key: string) => howKnown(server.db, sign_in_name, askerOf(away, key));
    const lost = [newDevice(), newDevice()];
    for (const key of lost) await server.succeed(contract.login, login, { device: key });
    for (const key of [device, ...lost]) expect((await known(key)).how).toBe('device');
    const { rows } = await server.succeed(contract.listSessions, {}, { session });
    const other = rows.find(({ current }) => !current)?.session_id ?? '';
    await server.succeed(contract.endSession, { session_id: other }, { session, device });
    const stillKnown = await Promise.all(lost.map((key) => known(key)));
    expect(stillKnown.map(({ how }) => how).toSorted()).toEqual(['device', 'unknown']);
    await server.succeed(contract.endOtherSessions, {}, { session, device });
    for (const key of lost) expect((await known(key)).how).toBe('unknown');
    expect((await known(device)).how).toBe('device');
  });
});
