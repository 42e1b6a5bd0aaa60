import { randomUUID } from 'node:crypto';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../../audit.ts';
import { agreed } from '../../../../testing/agreed.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { type TestServer, startTestServer } from '../../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await createTestDatabase() });
});
afterAll(async () => {
  await server.close();
});

/** A user signed in on that many devices. */
async function onDevices(count: number) {
  const account = { sign_in_name: `${randomUUID()}@example.com`, password: 'Saobien7' };
  const request = { ...account, nickname: 'Minh Anh', birthday: '1990-06-15', ...agreed };
  const first = await server.register(request);
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => server.succeed(entryContract.login, account)),
  );
  return [first, ...others];
}

describe('on PostgreSQL', () => {
  it('eight devices that end each other at once leave at most one, and none hangs', async () => {
    const sessions = await onDevices(8);
    const answers = await Promise.all(
      sessions.map((session) => server.call(entryContract.endOtherSessions, {}, { session })),
    );
    for (const { code } of answers) expect([200, 401]).toContain(code);
    const left = await Promise.all(sessions.map((session) => server.call(profileContract.readUser, {}, { session })));
    expect(left.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  });

  it('one session ended from every other device at once is ended by one of them', async () => {
    const [target, ...others] = await onDevices(6);
    const rows = (await server.succeed(entryContract.listSessions, {}, { session: target })).rows;
    const session_id = rows.find(({ current }) => current)?.session_id ?? '';
    const answers = await Promise.all(
      others.map((session) => server.call(entryContract.endSession, { session_id }, { session })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    expect(await server.call(profileContract.readUser, {}, { session: target })).toMatchObject({ code: 401 });
  });

  it('twenty edits at once from two devices lose no other field', async () => {
    const [phone, computer] = await onDevices(2);
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => [
        server.succeed(profileContract.editProfile, { nickname: `Minh Anh ${turn}` }, { session: phone }),
        server.succeed(profileContract.editProfile, { description: `Lần thứ ${turn}` }, { session: computer }),
      ]).flat(),
    );
    const user = await server.succeed(profileContract.readUser, {}, { session: phone });
    expect(user.nickname).toMatch(/^Minh Anh \d$/);
    expect(user.description).toMatch(/^Lần thứ \d$/);
    expect(user.birthday).toBe('1990-06-15');
  });

  it('every invariant holds', async () => {
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});
