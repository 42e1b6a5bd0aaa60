import { randomUUID } from 'node:crypto';
import * as peopleContract from '@mcy/api/account/people/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { locales } from '@mcy/api/contract';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { hearCommits } from '../../../platform/facts/notes.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { followOneself, userNotFound } from './messages.ts';

const serverOf = provideTwoServers();
let server: TestServer;
beforeAll(async () => {
  server = serverOf(0);
  await seedBoxes(server.db, new Date());
});

const follow = (session: Session, user_id: string) => server.succeed(peopleContract.follow, { user_id }, { session });
const fansOf = async (session: Session) =>
  (await server.succeed(peopleContract.listFans, { limit: 50 }, { session })).rows.map(({ nickname }) => nickname);
const bellOf = async (session: Session, lang: (typeof locales)[number] = 'en') =>
  (await server.succeed(noticesContract.listNotifications, {}, { session, lang })).rows;

describe('following', () => {
  it('shows in both users’ lists and counts, and ends without a trace', async () => {
    const [minh, lan] = [await server.registerUser('Hoàng Minh'), await server.registerUser('Lan Phương')];
    expect(await follow(minh, lan.user_id)).toEqual({ followed: true, fan_count: 1 });
    const mine = await server.succeed(peopleContract.listFollowing, {}, { session: minh });
    expect(mine.rows).toMatchObject([
      {
        user_id: lan.user_id,
        nickname: 'Lan Phương',
        level: 'bronze',
        description: null,
        followed: true,
        follows_me: false,
      },
    ]);
    expect(mine.next_cursor).toBeNull();
    const hers = await server.succeed(peopleContract.listFans, {}, { session: lan });
    expect(hers.rows).toMatchObject([{ user_id: minh.user_id, followed: false, follows_me: true }]);
    const seen = await server.succeed(peopleContract.readPlayer, { user_id: lan.user_id }, { session: minh });
    expect(seen).toMatchObject({ followed: true, follows_me: false, own: false, fan_count: 1, following_count: 0 });

    for (let time = 0; time < 2; time++) {
      expect(await server.succeed(peopleContract.unfollow, { user_id: lan.user_id }, { session: minh })).toEqual({
        followed: false,
        fan_count: 0,
      });
    }
    expect(await fansOf(lan)).toEqual([]);
  });

  it('notifies once, however often it is repeated', async () => {
    const [minh, lan] = [await server.registerUser('Hoàng Minh'), await server.registerUser('Lan Phương')];
    const idempotencyKey = randomUUID();
    const request = { user_id: lan.user_id };
    await server.succeed(peopleContract.follow, request, { session: minh, idempotencyKey });
    await server.succeed(peopleContract.follow, request, { session: minh, idempotencyKey });
    await follow(minh, lan.user_id);
    await server.succeed(peopleContract.unfollow, request, { session: minh });
    await follow(minh, lan.user_id);
    for (const [lang, title] of [
      ['vn', 'Hoàng Minh vừa theo dõi bạn'],
      ['zh', 'Hoàng Minh 关注了你'],
      ['en', 'Hoàng Minh followed you'],
    ] as const) {
      expect(await bellOf(lan, lang)).toMatchObject([
        { kind: 'new_fan', title, leads_to: { address: `/pages/user/home?user_id=${minh.user_id}` } },
      ]);
    }
    await server.db.deleteFrom('notification').where('user_id', '=', lan.user_id).execute();
    await server.succeed(peopleContract.unfollow, request, { session: minh });
    await follow(minh, lan.user_id);
    expect(await bellOf(lan)).toEqual([]);
    expect(await fansOf(lan)).toEqual(['Hoàng Minh']);
  });

  it('is listed by pages, latest first, without gaps or repeats', async () => {
    const star = await server.registerUser('Ngôi Sao Lớn');
    for (let count = 1; count <= 5; count++) await follow(await server.registerUser(`Fan số ${count}`), star.user_id);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.succeed(peopleContract.listFans, { limit: 2, cursor }, { session: star });
      expect(page.rows.length).toBeLessThanOrEqual(2);
      names.push(...page.rows.map(({ nickname }) => nickname));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual([5, 4, 3, 2, 1].map((count) => `Fan số ${count}`));
  });

  it('refuses oneself, an unknown user and a guest, in each language, and writes nothing', async () => {
    const session = await server.registerUser();
    const nobody = { user_id: randomUUID() };
    for (const lang of locales) {
      expect(await server.call(peopleContract.follow, { user_id: session.user_id }, { session, lang })).toMatchObject({
        code: 422,
        error: 'follow_oneself',
        msg: followOneself[lang],
      });
      for (const call of [peopleContract.follow, peopleContract.unfollow]) {
        expect(await server.call(call, nobody, { session, lang })).toMatchObject({
          code: 404,
          error: 'user_not_found',
          field: 'user_id',
          msg: userNotFound[lang],
        });
      }
      expect(await server.call(peopleContract.readPlayer, nobody, { lang })).toMatchObject({
        code: 404,
        error: 'user_not_found',
      });
    }
    expect(await server.call(peopleContract.follow, { user_id: 'x' }, { session })).toMatchObject({ code: 422 });
    expect(await server.call(peopleContract.follow, nobody)).toMatchObject({ code: 401 });
    expect(await server.call(peopleContract.listFans, {})).toMatchObject({ code: 401 });
    for (const request of [{ limit: 51 }, { cursor: 'x' }]) {
      expect(await server.call(peopleContract.listFans, request, { session })).toMatchObject({ code: 422 });
    }
    expect(await server.succeed(peopleContract.listFollowing, {}, { session })).toMatchObject({ rows: [] });
  });
});

it('an unfollow of somebody who was not followed tells that player’s pages nothing', async () => {
  const [minh, lan] = [await server.registerUser('Hoàng Minh'), await server.registerUser('Lan Phương')];
  const touched: string[] = [];
  const hearNoMore = hearCommits(server.db, (notes) => touched.push(...notes.touched.keys()));
  const unfollow = () => server.succeed(peopleContract.unfollow, { user_id: lan.user_id }, { session: minh });
  await unfollow();
  expect(touched).toEqual([`account/people ${minh.user_id}`]);
  await follow(minh, lan.user_id);
  touched.length = 0;
  await unfollow();
  hearNoMore();
  expect(touched).toContain(`account/people ${lan.user_id}`);
});

it('following and unfollowing have limits of their own', async () => {
  const limited = await startTestServer({ env: { RATE_LIMITS: '1' } });
  onTestFinished(limited.close);
  const [minh, lan] = [await limited.registerUser(), await limited.registerUser()];
  const calls = { follow: peopleContract.follow, unfollow: peopleContract.unfollow };
  for (const [name, call] of Object.entries(calls)) {
    const ask = () => limited.call(call, { user_id: lan.user_id }, { session: minh });
    expect(await ask(), name).toMatchObject({ ok: true });
    await limited.db
      .updateTable('rate_limit')
      .set({ empty_at: new Date(Date.now() + 3_600_000) })
      .where('bucket', '=', `${name}/${minh.user_id}`)
      .execute();
    expect(await ask(), name).toMatchObject({ code: 429, error: 'too_many_requests' });
  }
});

describe('the public profile', () => {
  it('shows a guest who a player is, and nothing private', async () => {
    const session = await server.registerUser('Hoàng Minh');
    await server.succeed(profileContract.editProfile, { description: 'Mê rồng ngủ gật' }, { session });
    const answer = await server.call(peopleContract.readPlayer, { user_id: session.user_id });
    expect(answer).toMatchObject({
      ok: true,
      data: { nickname: 'Hoàng Minh', description: 'Mê rồng ngủ gật', level: 'bronze', own: false, best_wins: null },
    });
    expect(answer.text).not.toMatch(/1990|@|balance|birthday|sign_in|invite|example/);
    expect(await server.succeed(peopleContract.readPlayer, { user_id: session.user_id }, { session })).toMatchObject({
      own: true,
      followed: false,
    });
  });

  it('shows the best wins only with the owner’s permission, and only seen results', async () => {
    const session = await server.registerUser();
    const { user_id } = session;
    await server.recharge(session, 200_000);
    const { pool_id } = await createTestPool(server.db, [1, 1, 2, 6]);
    const openAll = await server.succeed(openMysteryBox, { pool_id, count: 'all', client_seed: 'mine' }, { session });
    const winsOf = async () => (await server.succeed(peopleContract.readPlayer, { user_id })).best_wins;
    expect(await winsOf()).toBeNull();
    await server.succeed(profileContract.editPrivacy, { shows_wins: true }, { session });
    expect(await winsOf()).toEqual([]);
    await server.succeed(revealOpening, { opening_id: openAll.opening.opening_id }, { session });
    const wins = (await winsOf()) ?? [];
    expect(wins).toHaveLength(6);
    expect(wins.map(({ rarity }) => rarity)).toEqual(['legendary', 'legendary', 'epic', 'rare', 'rare', 'common']);
    await server.succeed(profileContract.editPrivacy, { shows_wins: false }, { session });
    expect(await winsOf()).toBeNull();
  });
});

describe('at once, on two servers', () => {
  it('one who follows and unfollows at once from many devices is a fan once or not at all, and told of once', async () => {
    const [star, fan] = [await server.registerUser('Ngôi Sao Lớn'), await server.registerUser('Fan Nhiệt Tình')];
    const request = { user_id: star.user_id };
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        serverOf(index).succeed(index % 4 === 3 ? peopleContract.unfollow : peopleContract.follow, request, {
          session: fan,
        }),
      ),
    );
    await server.succeed(peopleContract.follow, request, { session: fan });
    const { rows } = await server.succeed(peopleContract.listFans, {}, { session: star });
    expect(rows.map(({ user_id }) => user_id)).toEqual([fan.user_id]);
    const { rows: told } = await server.succeed(noticesContract.listNotifications, {}, { session: star });
    expect(told.filter(({ kind }) => kind === 'new_fan')).toHaveLength(1);
  });

  it('two who follow each other at once both do', async () => {
    const [one, two] = [await server.registerUser('Hoàng Minh'), await server.registerUser('Lan Phương')];
    await Promise.all([
      server.succeed(peopleContract.follow, { user_id: two.user_id }, { session: one }),
      serverOf(1).succeed(peopleContract.follow, { user_id: one.user_id }, { session: two }),
    ]);
    expect(await server.succeed(peopleContract.readPlayer, { user_id: two.user_id }, { session: one })).toMatchObject({
      followed: true,
      follows_me: true,
    });
  });
});
