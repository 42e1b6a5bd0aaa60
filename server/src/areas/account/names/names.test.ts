import { randomInt, randomUUID } from 'node:crypto';
import * as namesContract from '@mcy/api/account/names/contract';
import * as entryContract from '@mcy/api/account/entry/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { agreed } from '../../../testing/agreed.ts';
import { plantCode } from '../../../testing/plantCode.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
});

const password = 'Saobien7';

async function createUser() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const person = { sign_in_name, nickname: 'Nguyễn Hà', password, birthday: '1990-06-15', ...agreed };
  return { email: sign_in_name, session: await server.register(person) };
}

function newMobile(): string {
  return `+8491${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** With a valid code. */
async function bind(session: Session, sign_in_name: string) {
  const code = await plantCode(server.db, sign_in_name, 'bind_name');
  return server.call(namesContract.bindName, { sign_in_name, code, password }, { session });
}

describe('binding a name', () => {
  it('lets either name sign in, by password and by code, and reset the password', async () => {
    const { email, session } = await createUser();
    const mobile = newMobile();
    await server.succeed(entryContract.sendCode, { sign_in_name: mobile, purpose: 'bind_name' });
    const mails = server.db.selectFrom('demo_mail').select('code').where('sign_in_name', '=', mobile);
    const code = (await mails.executeTakeFirstOrThrow()).code ?? 'no code';
    const bound = await server.succeed(namesContract.bindName, { sign_in_name: mobile, code, password }, { session });
    expect(bound).toEqual({ email: `${email.charAt(0)}***@example.com`, mobile: `+84*****${mobile.slice(-3)}` });
    expect(await server.succeed(namesContract.readBoundNames, {}, { session })).toEqual(bound);

    for (const sign_in_name of [email, mobile]) {
      const entered = await server.succeed(entryContract.login, { sign_in_name, password });
      expect(entered.user.id).toBe(session.user.id);
      const byCode = await plantCode(server.db, sign_in_name, 'sign_in');
      const again = await server.succeed(entryContract.loginByCode, { sign_in_name, code: byCode });
      expect(again.user.id).toBe(session.user.id);
    }
    const signIn = await plantCode(server.db, email, 'sign_in');
    const reset = await plantCode(server.db, mobile, 'reset_password');
    await server.succeed(entryContract.resetPassword, { sign_in_name: mobile, code: reset, password: 'Saobien8' });
    await server.succeed(entryContract.login, { sign_in_name: email, password: 'Saobien8' });
    // A new password ends the codes of every name.
    expect(await server.call(entryContract.loginByCode, { sign_in_name: email, code: signIn })).toMatchObject({
      error: 'code_void',
    });
  });

  it('replaces the old name, which no longer signs in and is free again', async () => {
    const { session } = await createUser();
    const [old, renewed] = [newMobile(), newMobile()];
    expect(await bind(session, old)).toMatchObject({ ok: true });
    const oldCode = await plantCode(server.db, old, 'sign_in');
    expect(await bind(session, renewed)).toMatchObject({ ok: true });
    expect(await server.call(entryContract.login, { sign_in_name: old, password })).toMatchObject({
      error: 'wrong_credentials',
    });
    expect(await server.call(entryContract.loginByCode, { sign_in_name: old, code: oldCode })).toMatchObject({
      error: 'code_void',
    });
    await server.succeed(entryContract.login, { sign_in_name: renewed, password });
    const { session: other } = await createUser();
    expect(await bind(other, old)).toMatchObject({ ok: true });
  });

  it.each(locales)('refuses invalid input and keeps the current name (%s)', async (lang) => {
    const { email, session } = await createUser();
    const { email: taken } = await createUser();
    const mobile = newMobile();
    const before = await server.succeed(namesContract.readBoundNames, {}, { session });
    const code = await plantCode(server.db, mobile, 'bind_name');
    const wrong = { sign_in_name: mobile, code, password: 'Saobien9' };
    for (let slip = 0; slip < 6; slip++) {
      expect(await server.call(namesContract.bindName, wrong, { session, lang })).toMatchObject({
        error: 'wrong_password',
        field: 'password',
      });
    }
    expect(
      await server.call(namesContract.bindName, { sign_in_name: mobile, code: '000000', password }, { session, lang }),
    ).toMatchObject({ error: 'wrong_code', field: 'code' });
    const forOther = await plantCode(server.db, mobile, 'sign_in');
    await server.db.deleteFrom('account_code').where('purpose', '=', 'bind_name').execute();
    expect(
      await server.call(namesContract.bindName, { sign_in_name: mobile, code: forOther, password }, { session, lang }),
    ).toMatchObject({ error: 'code_void' });
    expect(await bind(session, taken)).toMatchObject({ error: 'sign_in_name_taken', field: 'sign_in_name' });
    expect(await bind(session, email)).toMatchObject({ error: 'same_sign_in_name', field: 'sign_in_name' });
    expect(await server.succeed(namesContract.readBoundNames, {}, { session })).toEqual(before);
    await server.succeed(entryContract.login, { sign_in_name: email, password });
    expect(await server.call(namesContract.bindName, { sign_in_name: mobile, code, password }, { lang })).toMatchObject(
      {
        code: 401,
      },
    );
  });

  it('adds an email address to an account registered by number', async () => {
    const mobile = newMobile();
    const session = await server.register({
      sign_in_name: mobile,
      nickname: 'Trần Bình',
      password,
      birthday: '1990-06-15',
      ...agreed,
    });
    expect(await server.succeed(namesContract.readBoundNames, {}, { session })).toMatchObject({ email: null });
    const email = `${randomUUID()}@example.com`;
    expect(await bind(session, email.toUpperCase())).toMatchObject({ ok: true });
    await server.succeed(entryContract.login, { sign_in_name: email, password });
  });
});
