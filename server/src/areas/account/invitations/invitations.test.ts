import * as invitationsContract from '@mcy/api/account/invitations/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import { locales } from '@mcy/api/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { agreed } from '../../../testing/agreed.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  await server.close();
});

async function createUser(nickname = 'Nguyễn Hà', invite_code?: string) {
  const session = await server.register({
    sign_in_name: `${randomUUID()}@example.com`,
    nickname,
    password: 'Saobien7',
    birthday: '1990-06-15',
    ...agreed,
    ...(invite_code !== undefined && { invite_code }),
  });
  return { session, invite_code: session.user.invite_code, user_id: session.user.id };
}
type CreatedUser = Awaited<ReturnType<typeof createUser>>;

function bind({ session }: CreatedUser, invite_code: string, lang: 'vn' | 'zh' | 'en' = 'en') {
  return server.call(invitationsContract.bindInviteCode, { invite_code }, { session, lang });
}

async function titlesOf({ session }: CreatedUser): Promise<string[]> {
  const { rows } = await server.succeed(noticesContract.listNotifications, { limit: 20 }, { session });
  return rows.map(({ title }) => title);
}

describe('an invitation code', () => {
  it('is bound once, in any spelling, and notifies its owner', async () => {
    const inviter = await createUser('Minh Anh');
    const guest = await createUser('Trần Bình');
    expect(await server.succeed(invitationsContract.readInvitation, {}, { session: guest.session })).toMatchObject({
      inviter: null,
      open: true,
    });
    const typed = ` ${inviter.invite_code.slice(0, 4).toLowerCase()} ${inviter.invite_code.slice(4)} `;
    const bound = await bind(guest, typed);
    expect(bound).toMatchObject({ ok: true, data: { inviter: { nickname: 'Minh Anh' }, open: false } });
    expect(await titlesOf(inviter)).toEqual(['Trần Bình accepted your invitation']);
    const other = await createUser();
    expect(await bind(guest, other.invite_code)).toMatchObject({ error: 'invite_code_bound', field: 'invite_code' });
    expect(await titlesOf(other)).toEqual([]);
  });

  it.each(locales)('is refused with a reason (%s)', async (lang) => {
    const [first, second, third] = [await createUser(), await createUser(), await createUser()];
    const refused = async (who: CreatedUser, code: string, error: string) => {
      const answer = await bind(who, code, lang);
      expect(answer).toMatchObject({ code: 422, error, field: 'invite_code' });
    };
    await refused(first, first.invite_code, 'own_invite_code');
    await refused(first, 'ZZZZZZZZ', 'invite_code_not_found');
    await refused(first, 'O0O0', 'invite_code');
    expect(await bind(second, first.invite_code)).toMatchObject({ ok: true });
    expect(await bind(third, second.invite_code)).toMatchObject({ ok: true });
    await refused(first, second.invite_code, 'invite_circle');
    await refused(first, third.invite_code, 'invite_circle');
    const late = await createUser();
    await server.db
      .updateTable('app_user')
      .set({ created_at: new Date(Date.now() - 30 * 86_400_000) })
      .where('user_id', '=', late.user_id)
      .execute();
    expect(await server.succeed(invitationsContract.readInvitation, {}, { session: late.session })).toMatchObject({
      open: false,
    });
    await refused(late, first.invite_code, 'invite_code_late');
    const stored = server.db.selectFrom('app_user').select('invited_by').where('user_id', '=', first.user_id);
    expect(await stored.executeTakeFirst()).toEqual({ invited_by: null });
  });

  it('is bound on registration; a wrong one still registers, and is reported', async () => {
    const inviter = await createUser('Minh Anh');
    const invited = await createUser('Trần Bình', inviter.invite_code.toLowerCase());
    expect(invited.session.invitation).toBe('bound');
    expect(await titlesOf(inviter)).toHaveLength(1);
    for (const wrong of ['ZZZZZZZZ', '💥', "'; drop table app_user; --"]) {
      const { session } = await createUser('Trần Bình', wrong);
      expect(session.invitation).toBe('not_found');
      expect(await server.succeed(invitationsContract.readInvitation, {}, { session })).toMatchObject({ open: true });
    }
    expect((await createUser('Trần Bình', '  ')).session.invitation).toBeNull();
  });
});

describe('a share key', () => {
  it('is unique to a user, reveals nothing about them, and is exchanged for the invitation code', async () => {
    const inviter = await createUser();
    const { key } = await server.succeed(invitationsContract.readShareKey, {}, { session: inviter.session });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await server.succeed(invitationsContract.readShareKey, {}, { session: inviter.session })).toEqual({ key });
    expect(key).not.toContain(inviter.user_id.replaceAll('-', '').slice(0, 8));
    const other = await server.succeed(invitationsContract.readShareKey, {}, { session: (await createUser()).session });
    expect(other.key).not.toBe(key);
    expect(await server.succeed(invitationsContract.deShareKey, { key })).toEqual({ key: inviter.invite_code });
    expect(await server.call(invitationsContract.readShareKey, {})).toMatchObject({ code: 401 });
  });

  it.each(locales)('that does not exist gives no code, and says so (%s)', async (lang) => {
    for (const key of ['0'.repeat(32), '../etc', '💥']) {
      const answer = await server.succeed(invitationsContract.deShareKey, { key }, { lang });
      expect(answer.key).toBeNull();
      expect(answer.errMsg).not.toBe('');
    }
    expect(await server.call(invitationsContract.deShareKey, { key: '' }, { lang })).toMatchObject({
      code: 422,
      field: 'key',
    });
    expect(await server.call(invitationsContract.deShareKey, { key: 'x'.repeat(201) }, { lang })).toMatchObject({
      code: 422,
    });
  });
});
