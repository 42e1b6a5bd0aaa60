import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import { locales } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { plantCode } from '../../../../testing/plantCode.ts';
import { type Session, type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';
import { authenticate } from './authenticate.ts';
import { sessionNotFound } from '../messages.ts';
import { openSession } from './openSession.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

/** A user on their first device, and a function to sign in on more. */
async function createUser() {
  const account = { sign_in_name: `${randomUUID()}@example.com`, password: 'Saobien7' };
  const request = { ...account, nickname: 'Minh Anh', birthday: '1990-06-15', ...agreed };
  const first = await server.register(request);
  return { first, user_id: first.user.id, signIn: () => server.succeed(entryContract.login, account) };
}

async function sessionsOf(session: Session) {
  return (await server.succeed(entryContract.listSessions, {}, { session })).rows;
}

/** The session's own id. */
async function idOf(session: Session): Promise<string> {
  const own = (await sessionsOf(session)).find(({ current }) => current);
  if (!own) throw new Error('the session is not in its own list');
  return own.session_id;
}

async function stateOf(session: Session): Promise<number> {
  return (await server.call(profileContract.readUser, {}, { session })).code;
}

describe('the device list', () => {
  it('has this device first and shows when each session was opened and used', async () => {
    const { first, signIn } = await createUser();
    const second = await signIn();
    const third = await signIn();
    const seen = await sessionsOf(second);
    expect(seen.map(({ current }) => current)).toEqual([true, false, false]);
    expect(seen.map(({ session_id }) => session_id)).toEqual([
      await idOf(second),
      await idOf(third),
      await idOf(first),
    ]);
    for (const { opened_at, last_used_at } of seen) expect(last_used_at).toBe(opened_at);
  });

  it('names browser and system, and never shows the token or the address', async () => {
    const { signIn, user_id } = await createUser();
    const session = await signIn();
    const opened = await openSession(server.db, {
      user_id,
      pwd_version: 1,
      address: '203.0.113.7',
      device: null,
      user_agent: phone,
      now: new Date(),
    });
    const answer = await server.call(entryContract.listSessions, {}, { session: { token: opened, pwdVersion: 1 } });
    expect(answer.text).not.toMatch(/token|203\.0\.113|Mozilla/);
    const [row] = await sessionsOf({ token: opened, pwdVersion: 1 });
    expect(row).toMatchObject({ current: true, device: 'phone', browser: 'Chrome', system: 'Android' });
    expect((await sessionsOf(session))[0]).toMatchObject({ device: 'unknown', browser: null, system: null });
  });

  it('records a browser’s User-Agent when it signs in', async () => {
    const { signIn } = await createUser();
    await signIn();
    const agents = async () =>
      (await server.db.selectFrom('session').select('user_agent').execute()).map(({ user_agent }) => user_agent);
    const send = async (userAgent: string) => {
      const sign_in_name = `${randomUUID()}@example.com`;
      return fetch(`${server.url}/api/user/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), 'User-Agent': userAgent },
        body: JSON.stringify({
          sign_in_name,
          code: await plantCode(server.db, sign_in_name, 'register'),
          nickname: 'Minh Anh',
          password: 'Saobien7',
          birthday: '1990-06-15',
          ...agreed,
        }),
      });
    };
    await send(phone);
    expect(await agents()).toContain(phone);
    expect((await send('x'.repeat(5_000))).status).toBe(200);
    expect(await agents()).toContain('x'.repeat(400));
  });

  it('omits sessions that expired or are older than the password', async () => {
    const { first, signIn, user_id } = await createUser();
    const second = await signIn();
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1), created_at: new Date(0) })
      .where('session_id', '=', await idOf(first))
      .execute();
    expect(await sessionsOf(second)).toHaveLength(1);
    await server.db.updateTable('app_user').set({ pwd_version: 2 }).where('user_id', '=', user_id).execute();
    const third = await signIn();
    expect(await sessionsOf(third)).toHaveLength(1);
  });

  it('omits sessions unused for 30 days, which are no longer valid', async () => {
    const { first, signIn } = await createUser();
    const second = await signIn();
    const idle = async (days: number) =>
      server.db
        .updateTable('session')
        .set({ created_at: new Date(0), last_used_at: new Date(Date.now() - days * 86_400_000) })
        .where('session_id', '=', firstId)
        .execute();
    const firstId = await idOf(first);
    await idle(29);
    expect(await stateOf(first)).toBe(200);
    await idle(31);
    expect(await stateOf(first)).toBe(401);
    expect(await sessionsOf(second)).toHaveLength(1);
  });

  it('shows only one’s own', async () => {
    const [mine, other] = [await server.registerUser(), await server.registerUser()];
    expect(await sessionsOf(mine)).toHaveLength(1);
    expect(await idOf(mine)).not.toBe(await idOf(other));
    expect(await server.call(entryContract.listSessions, {})).toMatchObject({ code: 401 });
  });
});

describe('the time of last use', () => {
  it('is written once in ten minutes, however many calls there are', async () => {
    const { token, pwdVersion, user_id } = await server.registerUser();
    const read = () =>
      server.db
        .selectFrom('session')
        .select(['created_at', 'last_used_at'])
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow();
    const { created_at } = await read();
    const use = (minutes: number) =>
      authenticate(server.db, {
        token,
        pwdVersion: String(pwdVersion),
        now: new Date(created_at.getTime() + minutes * 60_000),
      });
    const minutesNoted = async () => ((await read()).last_used_at.getTime() - created_at.getTime()) / 60_000;
    await use(9);
    expect(await minutesNoted()).toBe(0);
    await Promise.all([use(10), use(11), use(12)]);
    const noted = await minutesNoted();
    expect([10, 11, 12]).toContain(noted);
    await use(noted + 9);
    expect(await minutesNoted()).toBe(noted);
    await use(60);
    expect(await minutesNoted()).toBe(60);
    // A clock set back does not move it back.
    await use(30);
    expect(await minutesNoted()).toBe(60);
  });
});

describe('ending a session', () => {
  it('signs its device out at the next call, and no other', async () => {
    const { first, signIn } = await createUser();
    const second = await signIn();
    await server.succeed(entryContract.endSession, { session_id: await idOf(second) }, { session: first });
    expect(await server.call(profileContract.readUser, {}, { session: second })).toMatchObject({
      code: 401,
      error: 'sign_in_required',
    });
    expect(await stateOf(first)).toBe(200);
    expect(await sessionsOf(first)).toHaveLength(1);
  });

  it('can end this one', async () => {
    const { first } = await createUser();
    await server.succeed(entryContract.endSession, { session_id: await idOf(first) }, { session: first });
    expect(await stateOf(first)).toBe(401);
  });

  it.each(locales)('answers 404 for another user’s or an unknown one (%s)', async (lang) => {
    const [mine, other] = [await server.registerUser(), await server.registerUser()];
    for (const session_id of [await idOf(other), randomUUID()]) {
      expect(await server.call(entryContract.endSession, { session_id }, { session: mine, lang })).toMatchObject({
        code: 404,
        error: 'session_not_found',
        msg: sessionNotFound[lang],
      });
    }
    expect(await stateOf(other)).toBe(200);
  });

  it('requires a session id and an account', async () => {
    const session = await server.registerUser();
    const bad = await server.call(entryContract.endSession, { session_id: 'mine' }, { session });
    expect(bad).toMatchObject({ code: 422, field: 'session_id' });
    expect(await server.call(entryContract.endSession, { session_id: randomUUID() })).toMatchObject({ code: 401 });
  });

  it('happens once, even when requested several times at once', async () => {
    const { first, signIn } = await createUser();
    const session_id = await idOf(await signIn());
    const options = { session: first, idempotencyKey: randomUUID() };
    const once = await server.call(entryContract.endSession, { session_id }, options);
    expect(await server.call(entryContract.endSession, { session_id }, options)).toEqual(once);
    const again = await server.call(entryContract.endSession, { session_id }, { session: first });
    expect(again).toMatchObject({ code: 404 });

    const other = await idOf(await signIn());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(entryContract.endSession, { session_id: other }, { session: first })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('ending all the others', () => {
  it('keeps this one and other users’', async () => {
    const { first, signIn } = await createUser();
    const stranger = await server.registerUser();
    const others = [await signIn(), await signIn()];
    const mine = await signIn();
    expect(await server.succeed(entryContract.endOtherSessions, {}, { session: mine })).toEqual({ ended: 3 });
    for (const session of [first, ...others]) expect(await stateOf(session)).toBe(401);
    expect(await stateOf(mine)).toBe(200);
    expect(await stateOf(stranger)).toBe(200);
    expect(await server.succeed(entryContract.endOtherSessions, {}, { session: mine })).toEqual({ ended: 0 });
  });

  it('at once from two devices leaves one of them or none', async () => {
    const { first, signIn } = await createUser();
    const second = await signIn();
    await Promise.all([first, second].map((session) => server.call(entryContract.endOtherSessions, {}, { session })));
    const states = await Promise.all([first, second].map(stateOf));
    expect(states).toContain(401);
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
