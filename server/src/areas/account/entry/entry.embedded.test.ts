import { randomUUID } from 'node:crypto';
import * as profileContract from '@mcy/api/account/profile/contract';
import * as entryContract from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '../../../testing/agreed.ts';
import { plantCode } from '../../../testing/plantCode.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { signInNameTaken, wrongCredentials } from './messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ embedded: true });
});
afterAll(() => server.close());

function newUser() {
  return {
    sign_in_name: `${randomUUID()}@example.com`,
    nickname: 'Nguyễn Hà',
    password: 'Saobien7',
    birthday: '1990-06-15',
    ...agreed,
  };
}

function credentialsOf({ sign_in_name, password }: ReturnType<typeof newUser>) {
  return { sign_in_name, password };
}

async function countUsers(): Promise<number> {
  return (await server.db.selectFrom('app_user').select('user_id').execute()).length;
}

describe('registering', () => {
  it('opens an account, signs in and returns the user', async () => {
    const request = newUser();
    const session = await server.register(request);
    expect(session.pwdVersion).toBe(1);
    expect(session.user).toMatchObject({ nickname: 'Nguyễn Hà', level: 'bronze', points: 0 });
    expect(session.user.sign_in_name).not.toContain(request.sign_in_name.slice(1, 10));
    expect(session.user.invite_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(session.user.avatar).toMatch(/^\/art\/avatars\/([1-9]|1[0-2])\.svg$/);
    expect(await server.succeed(profileContract.readUser, {}, { session })).toEqual(session.user);
  });

  it('stores neither the password nor the token', async () => {
    const request = { ...newUser(), password: 'Sup3rSecret' };
    const { token, user } = await server.register(request);
    const stored = await server.db.selectFrom('app_user').selectAll().where('user_id', '=', user.id).executeTakeFirst();
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
    const dump = JSON.stringify(await server.db.selectFrom('session').selectAll().execute());
    expect(dump).not.toContain(token);
  });

  it.each(locales)('refuses a sign-in name that is taken (%s)', async (lang) => {
    const request = newUser();
    await server.register(request);
    const users = await countUsers();
    const code = await plantCode(server.db, request.sign_in_name, 'register');
    const spelledOtherwise = { ...request, sign_in_name: ` ${request.sign_in_name.toUpperCase()} ` };
    expect(await server.call(entryContract.register, { ...spelledOtherwise, code }, { lang })).toMatchObject({
      code: 422,
      error: 'sign_in_name_taken',
      field: 'sign_in_name',
      msg: signInNameTaken[lang],
    });
    expect(await countUsers()).toBe(users);
  });

  it('refuses a minor', async () => {
    const users = await countUsers();
    expect(await server.call(entryContract.register, { ...newUser(), birthday: '2020-01-01' })).toMatchObject({
      code: 422,
      error: 'adult',
      field: 'birthday',
    });
    expect(await countUsers()).toBe(users);
  });

  it('gives a name to one of many simultaneous requests', async () => {
    const person = newUser();
    const request = { ...person, code: await plantCode(server.db, person.sign_in_name, 'register') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call(entryContract.register, request)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('opens a new session', async () => {
    const request = newUser();
    const first = await server.register(request);
    const second = await server.succeed(entryContract.login, credentialsOf(request));
    expect(second.token).not.toBe(first.token);
    expect(second.user).toEqual(first.user);
    await server.succeed(entryContract.logout, {}, { session: first });
    expect(await server.call(profileContract.readUser, {}, { session: first })).toMatchObject({ code: 401 });
    expect(await server.call(profileContract.readUser, {}, { session: second })).toMatchObject({ code: 200 });
  });

  it.each(locales)('answers a wrong password and an unknown account the same (%s)', async (lang) => {
    const request = newUser();
    await server.register(request);
    const wrong = await server.call(
      entryContract.login,
      { ...credentialsOf(request), password: 'Saobien7!' },
      { lang },
    );
    const unknown = await server.call(
      entryContract.login,
      { ...credentialsOf(request), sign_in_name: '0912345678' },
      { lang },
    );
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        code: 422,
        error: 'wrong_credentials',
        field: undefined,
        msg: wrongCredentials[lang],
      });
    }
  });
});

describe('a session', () => {
  it('ends when it expires', async () => {
    const session = await server.registerUser();
    await server.db
      .updateTable('session')
      .set({ created_at: new Date(0), expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', session.user_id)
      .execute();
    expect(await server.call(profileContract.readUser, {}, { session })).toMatchObject({
      code: 401,
      error: 'sign_in_required',
    });
  });

  it('ends when the password changes', async () => {
    const session = await server.registerUser();
    await server.db.updateTable('app_user').set({ pwd_version: 2 }).where('user_id', '=', session.user_id).execute();
    expect(await server.call(profileContract.readUser, {}, { session })).toMatchObject({ code: 401 });
    const promoted = { ...session, pwdVersion: 2 };
    expect(await server.call(profileContract.readUser, {}, { session: promoted })).toMatchObject({ code: 401 });
  });

  it('is refused with another user’s token or none', async () => {
    const forged = { token: 'A'.repeat(43), pwdVersion: 1 };
    expect(await server.call(profileContract.readUser, {}, { session: forged })).toMatchObject({ code: 401 });
    expect(await server.call(profileContract.readUser, {})).toMatchObject({ code: 401, error: 'sign_in_required' });
  });
});
