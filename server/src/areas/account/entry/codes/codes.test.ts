import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import { type Locale, localeTags, locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { codeUnavailable, codeVoid, wrongCode } from '../messages.ts';
import type { CodePurpose } from '../tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
});

const oldPassword = 'Saobien7';

async function newUser() {
  const sign_in_name = `${randomUUID()}@example.com`;
  const session = await server.register({
    sign_in_name,
    nickname: 'Nguyễn Hà',
    password: oldPassword,
    birthday: '1990-06-15',
    ...agreed,
  });
  return { sign_in_name, session };
}

/** Asks for a code and reads it from the demo's mailbox. */
async function sentCode(sign_in_name: string, purpose: CodePurpose): Promise<string> {
  await server.succeed(entryContract.sendCode, { sign_in_name, purpose });
  const [code] = await mailsOf(sign_in_name);
  if (code === undefined) throw new Error('no code arrived');
  return code;
}

/** Newest first. */
async function mailsOf(sign_in_name: string): Promise<string[]> {
  const mails = server.db.selectFrom('demo_mail').select('code').where('sign_in_name', '=', sign_in_name);
  return (await mails.orderBy('mail_id', 'desc').execute()).map(({ code }) => code ?? 'name taken');
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

function signInByCode(sign_in_name: string, code: string, lang: Locale = 'en') {
  return server.call(entryContract.loginByCode, { sign_in_name, code }, { lang });
}

async function letExpire(sign_in_name: string): Promise<void> {
  await server.db
    .updateTable('account_code')
    .set({ created_at: new Date(0), expires_at: new Date(Date.now() - 1_000) })
    .where('sign_in_name', '=', sign_in_name)
    .execute();
}

describe('signing in by code', () => {
  it('opens a session with the code that was sent, once', async () => {
    const { sign_in_name, session } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    expect(code).toMatch(/^\d{6}$/);
    const answer = await server.succeed(entryContract.loginByCode, {
      sign_in_name,
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect(answer.user).toEqual(session.user);
    expect(await server.call(profileContract.readUser, {}, { session: answer })).toMatchObject({ code: 200 });
    expect(await server.call(profileContract.readUser, {}, { session })).toMatchObject({ code: 200 });
    expect(await signInByCode(sign_in_name, code)).toMatchObject({ error: 'code_void', field: 'code' });
  });

  it.each(locales)('counts wrong tries, and after five refuses even the right code (%s)', async (lang) => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    for (const left of [4, 3, 2, 1]) {
      expect(await signInByCode(sign_in_name, otherThan(code), lang)).toMatchObject({
        code: 422,
        error: 'wrong_code',
        field: 'code',
        msg: wrongCode(left)[lang],
      });
    }
    for (const typed of [otherThan(code), code]) {
      expect(await signInByCode(sign_in_name, typed, lang)).toMatchObject({ error: 'code_void', msg: codeVoid[lang] });
    }
    const next = await sentCode(sign_in_name, 'sign_in');
    expect(await signInByCode(sign_in_name, next)).toMatchObject({ code: 200 });
  });

  it('does not count a retry of the same attempt', async () => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    const request = { sign_in_name, code: otherThan(code) };
    const idempotencyKey = randomUUID();
    const first = await server.call(entryContract.loginByCode, request, { idempotencyKey });
    const again = await server.call(entryContract.loginByCode, request, { idempotencyKey });
    expect(again.text).toBe(first.text);
    expect(await signInByCode(sign_in_name, otherThan(code))).toMatchObject({ msg: wrongCode(3).en });
  });

  it('refuses a code that is five minutes old, replaced, or for another purpose', async () => {
    const { sign_in_name } = await newUser();
    await sentCode(sign_in_name, 'sign_in');
    const held = server.db.selectFrom('account_code').selectAll().where('sign_in_name', '=', sign_in_name);
    const { created_at, expires_at } = await held.executeTakeFirstOrThrow();
    expect(expires_at.getTime() - created_at.getTime()).toBe(5 * 60_000);
    const [old = ''] = await mailsOf(sign_in_name);
    await letExpire(sign_in_name);
    expect(await signInByCode(sign_in_name, old)).toMatchObject({ error: 'code_void' });

    const replaced = await sentCode(sign_in_name, 'sign_in');
    const newest = await sentCode(sign_in_name, 'sign_in');
    if (replaced !== newest) expect(await signInByCode(sign_in_name, replaced)).toMatchObject({ error: 'wrong_code' });
    const forReset = await sentCode(sign_in_name, 'reset_password');
    if (forReset !== newest) expect(await signInByCode(sign_in_name, forReset)).toMatchObject({ error: 'wrong_code' });
    expect(await signInByCode(sign_in_name, newest)).toMatchObject({ code: 200 });
  });

  it('stores no readable code', async () => {
    const { sign_in_name } = await newUser();
    const code = await sentCode(sign_in_name, 'sign_in');
    const held = server.db.selectFrom('account_code').selectAll().where('sign_in_name', '=', sign_in_name);
    const { code_hash } = await held.executeTakeFirstOrThrow();
    expect(code_hash).toMatch(/^\$argon2id\$/);
    expect(code_hash).not.toContain(code);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('refuses "%s" as a code', async (code) => {
    expect(await signInByCode('lan@example.com', code)).toMatchObject({ code: 422, field: 'code' });
  });
});

describe('a name without an account', () => {
  it('gets the same answer as one with an account, and nothing is sent', async () => {
    const { sign_in_name: registered } = await newUser();
    const unknown = `${randomUUID()}@example.com`;
    for (const purpose of ['sign_in', 'reset_password'] as const) {
      const answers = await Promise.all(
        [registered, unknown].map((sign_in_name) => server.succeed(entryContract.sendCode, { sign_in_name, purpose })),
      );
      const shapes = answers.map(({ mailbox_url }) => mailbox_url?.replace(/sign_in_name=[^&]*/, ''));
      expect(shapes[0]).toBe(shapes[1]);
    }
    expect(await mailsOf(registered)).toHaveLength(2);
    expect(await mailsOf(unknown)).toEqual([]);
    const [, code = ''] = await mailsOf(registered);
    for (const left of [4, 3, 2, 1]) {
      expect(await signInByCode(unknown, otherThan(code))).toMatchObject({
        error: 'wrong_code',
        msg: wrongCode(left).en,
      });
    }
    expect(await signInByCode(unknown, code)).toMatchObject({ error: 'code_void' });
    const reset = { code: '123456', password: 'Passw0rd2' };
    const before = await newUser();
    for (const sign_in_name of [`${randomUUID()}@example.com`, before.sign_in_name]) {
      expect(await server.call(entryContract.resetPassword, { sign_in_name, ...reset })).toMatchObject({
        error: 'code_void',
      });
    }
  });
});

describe('resetting a forgotten password', () => {
  it('sets the new password and ends every session and every other code', async () => {
    const { sign_in_name, session } = await newUser();
    const other = await server.succeed(entryContract.login, { sign_in_name, password: oldPassword });
    const signInCode = await sentCode(sign_in_name, 'sign_in');
    const code = await sentCode(sign_in_name, 'reset_password');
    await server.succeed(entryContract.resetPassword, { sign_in_name, code, password: 'Passw0rd2' });
    for (const ended of [session, other]) {
      expect(await server.call(profileContract.readUser, {}, { session: ended })).toMatchObject({ code: 401 });
    }
    expect(await server.call(entryContract.login, { sign_in_name, password: oldPassword })).toMatchObject({
      error: 'wrong_credentials',
    });
    const renewed = await server.succeed(entryContract.login, { sign_in_name, password: 'Passw0rd2' });
    expect(renewed.pwdVersion).toBe(2);
    expect(await signInByCode(sign_in_name, signInCode)).toMatchObject({ error: 'code_void' });
    expect(await server.call(entryContract.resetPassword, { sign_in_name, code, password: 'Passw0rd3' })).toMatchObject(
      {
        error: 'code_void',
      },
    );
  });

  it('changes nothing with a wrong code or a weak password', async () => {
    const { sign_in_name, session } = await newUser();
    const code = await sentCode(sign_in_name, 'reset_password');
    expect(
      await server.call(entryContract.resetPassword, { sign_in_name, code: otherThan(code), password: 'Passw0rd2' }),
    ).toMatchObject({ error: 'wrong_code', msg: wrongCode(4).en });
    expect(await server.call(entryContract.resetPassword, { sign_in_name, code, password: 'abcdefgh' })).toMatchObject({
      error: 'password_letters_digits',
      field: 'password',
    });
    expect(await server.call(profileContract.readUser, {}, { session })).toMatchObject({ code: 200 });
    expect(await signInByCode(sign_in_name, code)).toMatchObject({ error: 'code_void' });
    await server.succeed(entryContract.resetPassword, { sign_in_name, code, password: 'Passw0rd2' });
  });
});

describe('changing the password', () => {
  it('keeps this session signed in and ends the others', async () => {
    const { sign_in_name, session } = await newUser();
    const other = await server.succeed(entryContract.login, { sign_in_name, password: oldPassword });
    const request = { old_password: oldPassword, new_password: 'Passw0rd2' };
    const renewed = await server.succeed(entryContract.changePassword, request, { session });
    expect(renewed).toMatchObject({ pwdVersion: 2, user: session.user });
    expect(await server.call(profileContract.readUser, {}, { session: renewed })).toMatchObject({ code: 200 });
    for (const ended of [session, other]) {
      expect(await server.call(profileContract.readUser, {}, { session: ended })).toMatchObject({ code: 401 });
    }
    expect(await server.call(entryContract.login, { sign_in_name, password: oldPassword })).toMatchObject({
      code: 422,
    });
    await server.succeed(entryContract.login, { sign_in_name, password: 'Passw0rd2' });
  });

  it.each([
    [{ old_password: 'Passw0rd9', new_password: 'Passw0rd2' }, 'wrong_password', 'old_password'],
    [{ old_password: oldPassword, new_password: oldPassword }, 'same_password', 'new_password'],
    [{ old_password: oldPassword, new_password: 'abc1' }, 'password_too_short', 'new_password'],
    [{ old_password: '', new_password: 'Passw0rd2' }, 'too_short', 'old_password'],
  ])('refuses %j', async (request, error, field) => {
    const { session } = await newUser();
    for (const lang of locales) {
      const answer = await server.call(entryContract.changePassword, request, { session, lang });
      expect(answer).toMatchObject({ code: 422, field });
      expect(answer.ok ? '' : [error, 'required']).toContain(answer.ok ? '' : answer.error);
    }
    expect(await server.call(profileContract.readUser, {}, { session })).toMatchObject({ code: 200 });
  });

  it('requires a signed-in user', async () => {
    const request = { old_password: oldPassword, new_password: 'Passw0rd2' };
    expect(await server.call(entryContract.changePassword, request)).toMatchObject({ code: 401 });
  });
});

describe('the demo’s mailbox', () => {
  it.each(locales)('shows the messages to a name, escaped and in the reader’s language (%s)', async (lang) => {
    const { sign_in_name } = await newUser();
    const { mailbox_url } = await server.succeed(
      entryContract.sendCode,
      { sign_in_name, purpose: 'sign_in' },
      { lang },
    );
    const page = await fetch(new URL(mailbox_url ?? '', server.url));
    const text = await page.text();
    const [code = 'no code'] = await mailsOf(sign_in_name);
    expect(text).toContain(code);
    expect(text).toContain(`lang="${localeTags[lang]}"`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|<style|style=|\son\w+="/);
  });

  it('escapes the address in the page', async () => {
    const page = await fetch(
      `${server.url}/sandbox/mailbox?sign_in_name=${encodeURIComponent('"><script>1</script>')}`,
    );
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>');
  });

  it('does not exist outside the demo, where code calls do nothing without a sender', async () => {
    const secrets = { APP_SECRET: randomUUID(), GATEWAY_SECRET: randomUUID(), IDENTITY_SECRET: randomUUID() };
    const shop = await startTestServer({ env: { DEMO: '0', ...secrets } });
    const sign_in_name = `${randomUUID()}@example.com`;
    const code = '123456';
    for (const lang of locales) {
      const refused = { code: 422, error: 'code_unavailable', msg: codeUnavailable[lang] };
      const answers = [
        await shop.call(entryContract.sendCode, { sign_in_name, purpose: 'sign_in' }, { lang }),
        await shop.call(entryContract.loginByCode, { sign_in_name, code }, { lang }),
        await shop.call(entryContract.resetPassword, { sign_in_name, code, password: 'Passw0rd2' }, { lang }),
      ];
      for (const answer of answers) expect(answer).toMatchObject(refused);
    }
    expect(await shop.db.selectFrom('account_code').selectAll().execute()).toEqual([]);
    const page = await fetch(`${shop.url}/sandbox/mailbox?sign_in_name=${sign_in_name}`);
    expect(await page.text()).not.toContain('/sandbox/mailbox');
    await shop.close();
  });
});
