import * as rankingsContract from '@mcy/api/account/rankings/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import * as invitationsContract from '@mcy/api/account/invitations/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { sweepRankings } from './sweepRankings.ts';
import { agreed } from '../../../testing/agreed.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { addScores } from './addScores.ts';
import { readRanking } from './readRanking.ts';

let server: TestServer;
let pool_id: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  const settings = { kind: 'infinite', price: 10_000, draws_per_seed: 100 } as const;
  ({ pool_id } = await createTestPool(server.db, [1_000_000], settings));
});
afterAll(() => server.close());

async function spender(nickname: string, count: 1 | 5 | 10) {
  const session = await server.registerUser(nickname);
  await server.recharge(session, 100_000);
  const { opening } = await server.succeed(openMysteryBox, { pool_id, count, client_seed: 'mine' }, { session });
  return { ...session, opening };
}

const boardOf = (board: 'revenue' | 'spending', session?: Session) =>
  server.succeed(rankingsContract.readRanking, { board, period: 'week' }, { session });

describe('a ranking', () => {
  it('sorts by spending, the earlier one first on ties, and masks players who did not opt in', async () => {
    const lan = await spender('Lan Phương', 5);
    const minh = await spender('Hoàng Minh', 10);
    const mai = await spender('Tuyết Mai', 5);
    const idle = await server.registerUser('Bạn Mới Đến');
    await server.succeed(profileContract.editPrivacy, { named_in_rankings: true }, { session: lan });

    const { rows, own, ends_at } = await boardOf('spending', mai);
    expect(rows.map(({ rank, nickname, score, own: isOwn }) => [rank, nickname, score, isOwn])).toEqual([
      [1, 'H***h', 100_000, false],
      [2, 'Lan Phương', 50_000, false],
      [3, 'Tuyết Mai', 50_000, true],
    ]);
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, lan.user_id, mai.user_id]);
    expect(own).toMatchObject({ rank: 3, score: 50_000, nickname: 'Tuyết Mai', named: false });
    expect(Date.parse(ends_at ?? '')).toBeGreaterThan(Date.now());
    expect((await boardOf('spending')).own).toBeNull();
    expect((await boardOf('spending', idle)).own).toMatchObject({ rank: null, score: 0 });
    expect((await boardOf('spending', minh)).own).toMatchObject({ rank: 1 });
  });

  it('counts a win when it is revealed, once', async () => {
    const player = await spender('Quốc Khánh', 10);
    const { opening_id, results } = player.opening;
    expect((await boardOf('revenue', player)).own).toMatchObject({ rank: null, score: 0 });
    for (let time = 0; time < 2; time++) await server.succeed(revealOpening, { opening_id }, { session: player });
    const worth = results.reduce((sum, { prize }) => sum + prize.value, 0);
    expect((await boardOf('revenue', player)).own).toMatchObject({ rank: 1, score: worth });
  });

  it('restarts on Monday and on the first of the month in Vietnam, except for all time', async () => {
    const { user_id } = await server.registerUser('Khánh Linh');
    const add = (at: string) =>
      inTransaction(server.db, (db) =>
        Promise.resolve(addScores(db, 'promotion', [{ user_id, amount: 1, now: new Date(at) }])),
      );
    await add('2026-11-22T16:59:59Z');
    await add('2026-11-22T17:00:00Z');
    await add('2026-11-30T17:00:00Z');
    const scoreAt = async (period: 'week' | 'month' | 'all', at: string) =>
      (await readRanking(server.db, { board: 'promotion', period, caller_id: user_id, now: new Date(at) })).own?.score;
    expect(await scoreAt('week', '2026-11-22T16:00:00Z')).toBe(1);
    expect(await scoreAt('week', '2026-11-23T03:00:00Z')).toBe(1);
    expect(await scoreAt('month', '2026-11-30T16:59:59Z')).toBe(2);
    expect(await scoreAt('month', '2026-12-01T00:00:00Z')).toBe(1);
    expect(await scoreAt('all', '2027-06-01T00:00:00Z')).toBe(3);
    await sweepRankings(server.db, new Date('2027-06-01T00:00:00Z'));
    const left = await server.db
      .selectFrom('ranking_score')
      .select('period')
      .where('board', '=', 'promotion')
      .execute();
    expect(left).toEqual([{ period: 'all' }]);
    await server.db.deleteFrom('ranking_score').where('board', '=', 'promotion').execute();
  });

  it('counts an invited user for promotion, on registering or binding the code later', async () => {
    const inviter = await server.registerUser('Người Mời');
    const { invite_code } = await server.succeed(profileContract.readUser, {}, { session: inviter });
    await server.register({
      sign_in_name: 'duoc-moi@example.com',
      nickname: 'Người Được',
      password: 'Saobien7',
      birthday: '1990-06-15',
      ...agreed,
      invite_code,
    });
    const late = await server.registerUser('Người Đến Sau');
    await server.succeed(invitationsContract.bindInviteCode, { invite_code }, { session: late });
    await server.call(invitationsContract.bindInviteCode, { invite_code }, { session: late });
    const request = { board: 'promotion', period: 'month' } as const;
    const { own, rows } = await server.succeed(rankingsContract.readRanking, request, { session: inviter });
    expect(own).toMatchObject({ rank: 1, score: 2 });
    expect(rows).toHaveLength(1);
  });

  it('refuses an unknown board or period', async () => {
    for (const request of [
      { board: 'luck', period: 'week' },
      { board: 'revenue', period: 'day' },
      { board: 'revenue' },
    ]) {
      const wrong: object = request;
      expect(
        await server.call(rankingsContract.readRanking, wrong as { board: 'revenue'; period: 'week' }),
      ).toMatchObject({
        code: 422,
      });
    }
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
