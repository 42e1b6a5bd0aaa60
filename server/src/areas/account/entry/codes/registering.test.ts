import { randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/entry/contract';
import { locales, rules } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { plantCode } from '../../../../testing/plantCode.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
});

function newPerson(sign_in_name = `${randomUUID()}@example.com`) {
  return { sign_in_name, nickname: 'Nguyễn Hà', password: 'Saobien7', birthday: '1990-06-15', ...agreed };
}

/** Newest first. */
function mailsOf(sign_in_name: string) {
  const mails = server.db.selectFrom('demo_mail').select(['purpose', 'code']).where('sign_in_name', '=', sign_in_name);
  return mails.orderBy('mail_id', 'desc').execute();
}

async function sentCode(sign_in_name: string): Promise<string> {
  await server.succeed(contract.sendCode, { sign_in_name, purpose: 'register' });
  return (await mailsOf(sign_in_name))[0]?.code ?? 'no code';
}

async function countUsers(): Promise<number> {
  return (await server.db.selectFrom('app_user').select('user_id').execute()).length;
}

describe('registering', () => {
  it('accepts the code that was sent to the name, once', async () => {
    const person = newPerson();
    const code = await sentCode(person.sign_in_name);
    const session = await server.succeed(contract.register, { ...person, code });
    expect(session.invitation).toBeNull();
    expect(await server.call(contract.register, { ...person, code })).toMatchObject({ error: 'code_void' });
  });

  it.each(locales)('opens no account without it, and says what to do (%s)', async (lang) => {
    const users = await countUsers();
    const person = newPerson();
    expect(await server.call(contract.register, person, { lang })).toMatchObject({
      error: 'code_required',
      field: 'code',
    });
    const code = await sentCode(person.sign_in_name);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await server.call(contract.register, { ...person, code: wrong }, { lang });
    expect(refused).toMatchObject({ error: 'wrong_code', field: 'code' });
    // A code proves only the name it was sent to.
    expect(await server.call(contract.register, { ...newPerson(), code }, { lang })).toMatchObject({
      error: 'code_void',
    });
    expect(await countUsers()).toBe(users);
    await server.succeed(contract.register, { ...person, code });
  });

  it('uses up no try of the code when the password is refused', async () => {
    const person = newPerson();
    const code = await sentCode(person.sign_in_name);
    for (let slip = 0; slip < 6; slip++) {
      const refused = await server.call(contract.register, { ...person, code, password: 'abc12345' });
      expect(refused).toMatchObject({ error: 'common_password', field: 'password' });
    }
    await server.succeed(contract.register, { ...person, code });
  });

  it('gets the same answer for a name with an account, whose owner gets a message', async () => {
    const known = newPerson();
    await server.register(known);
    const unknown = newPerson();
    for (const purpose of ['register', 'bind_name'] as const) {
      const answers = await Promise.all(
        [known, unknown].map(({ sign_in_name }) => server.succeed(contract.sendCode, { sign_in_name, purpose })),
      );
      const [one, other] = answers.map(({ mailbox_url }) => mailbox_url?.replace(/sign_in_name=[^&]*/, ''));
      expect(one).toBe(other);
    }
    expect((await mailsOf(known.sign_in_name)).map(({ purpose, code }) => [purpose, code])).toEqual([
      ['name_taken', null],
      ['name_taken', null],
    ]);
    expect((await mailsOf(unknown.sign_in_name)).map(({ purpose }) => purpose)).toEqual(['bind_name', 'register']);
    const guess = { code: '123456', nickname: 'Trần Bình' };
    const answers = [
      await server.call(contract.register, { ...known, ...guess }),
      await server.call(contract.register, { ...unknown, ...guess }),
    ];
    expect(answers[0]).toMatchObject({ error: 'wrong_code' });
    expect(answers[1]).toMatchObject({ error: 'wrong_code' });
    const page = await fetch(
      `${server.url}/sandbox/mailbox?sign_in_name=${encodeURIComponent(known.sign_in_name)}&lang=en`,
    );
    expect(await page.text()).toContain('This email or number already has an account.');
  });
});

describe('checking a code before registering', () => {
  it('uses nothing up when it is right', async () => {
    const person = newPerson();
    const code = await sentCode(person.sign_in_name);
    for (let again = 0; again < 6; again++) {
      await server.succeed(contract.checkCode, { sign_in_name: person.sign_in_name, code });
    }
    await server.succeed(contract.register, { ...person, code });
    expect(await server.call(contract.checkCode, { sign_in_name: person.sign_in_name, code })).toMatchObject({
      error: 'code_void',
    });
  });

  it('counts wrong ones in the same five tries as registering', async () => {
    const person = newPerson();
    const { sign_in_name } = person;
    const code = await sentCode(sign_in_name);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let slip = 0; slip < 2; slip++) {
      await server.call(contract.register, { ...person, code: wrong });
      expect(await server.call(contract.checkCode, { sign_in_name, code: wrong })).toMatchObject({
        error: 'wrong_code',
        field: 'code',
      });
    }
    // The last try is still there, and being right does not spend it.
    await server.succeed(contract.checkCode, { sign_in_name, code });
    expect(await server.call(contract.checkCode, { sign_in_name, code: wrong })).toMatchObject({ error: 'code_void' });
    expect(await server.call(contract.register, { ...person, code })).toMatchObject({ error: 'code_void' });
  });

  it('compares five of many at once', async () => {
    const { sign_in_name } = newPerson();
    const code = await sentCode(sign_in_name);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.call(contract.checkCode, { sign_in_name, code: wrong })),
    );
    expect(answers.filter((answer) => 'error' in answer && answer.error === 'wrong_code')).toHaveLength(4);
  });
});

describe('the common passwords that forms warn of', () => {
  it('are those that keep the other rules, and each is refused', async () => {
    const { rows } = await server.succeed(contract.listCommonPasswords, {});
    expect(rows).toContain('abc12345');
    expect(rows.filter((password) => !rules.newPassword.safeParse(password).success)).toEqual([]);
    for (const password of [...rows.slice(0, 1), ...rows.slice(-1)]) {
      expect(await server.call(contract.register, { ...newPerson(), code: '123456', password })).toMatchObject({
        error: 'common_password',
      });
    }
  });
});

describe('a new password', () => {
  const refused = { code: 422, error: 'common_password' };

  it.each(['Passw0rd', 'ABC12345', 'qwerty123', 'ａｂｃ12345'])(
    'must not be %s, which thousands use',
    async (password) => {
      const person = newPerson();
      const code = await plantCode(server.db, person.sign_in_name, 'register');
      for (const lang of locales) {
        const answer = await server.call(contract.register, { ...person, code, password }, { lang });
        expect(answer).toMatchObject({ ...refused, field: 'password' });
      }
    },
  );

  it.each([
    ['lan.nguyen@example.com', 'xxLan.Nguyen1'],
    ['+84912345678', 'a0912345678'],
    ['0912345678', 'mk912345678'],
  ])('of %s must not be %s, which contains the name', async (sign_in_name, password) => {
    const code = await plantCode(server.db, sign_in_name, 'register');
    const answer = await server.call(contract.register, { ...newPerson(sign_in_name), code, password });
    expect(answer).toMatchObject({ ...refused, field: 'password' });
  });

  it('is checked on reset and on change too', async () => {
    const person = newPerson();
    const { sign_in_name } = person;
    const session = await server.register(person);
    const code = await plantCode(server.db, sign_in_name, 'reset_password');
    for (const password of ['abc12345', `1${sign_in_name.split('@')[0]}`]) {
      expect(await server.call(contract.resetPassword, { sign_in_name, code, password })).toMatchObject({
        ...refused,
        field: 'password',
      });
      const change = { old_password: person.password, new_password: password };
      expect(await server.call(contract.changePassword, change, { session })).toMatchObject({
        ...refused,
        field: 'new_password',
      });
    }
    await server.succeed(contract.resetPassword, { sign_in_name, code, password: 'Saobien8' });
  });
});
