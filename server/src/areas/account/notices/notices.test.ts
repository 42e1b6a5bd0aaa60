import { randomUUID } from 'node:crypto';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  readNotification,
} from '@mcy/api/account/notices/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { locales } from '@mcy/api/contract';
import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { type Session, type TestServer, payAtSandbox, startTestServer } from '../../../testing/startTestServer.ts';
import { notificationNotFound } from './messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
});
afterAll(() => server.close());

const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };

async function listOf(session: Session, lang: (typeof locales)[number] = 'en') {
  return (await server.succeed(listNotifications, { limit: 50 }, { session, lang })).rows;
}

async function unreadOf(session: Session): Promise<number> {
  return (await server.succeed(countUnreadNotifications, {}, { session })).unread_count;
}

function open(session: Session, pool_id: string, count: 1 | 'all', idempotencyKey = randomUUID()) {
  return server.succeed(openMysteryBox, { pool_id, count, client_seed: 'mine' }, { session, idempotencyKey });
}

describe('a player’s notifications', () => {
  it('announce a top-up, in each language', async () => {
    const session = await server.playerWith(1_250_000);
    for (const [lang, title, body, label] of [
      ['vn', 'Nạp xu thành công', /^1\.250\.000 xu đã vào số dư/, 'Xem biến động số dư'],
      ['zh', '充值成功', /^1\.250\.000 金币已到账/, '查看余额明细'],
      ['en', 'Top-up received', /^1\.250\.000 coins are in your balance/, 'See balance history'],
    ] as const) {
      const rows = await listOf(session, lang);
      expect(rows).toMatchObject([{ kind: 'recharge_settled', title, sign: 'wallet', read_at: null }]);
      expect(rows[0]?.body).toMatch(body);
      expect(rows[0]?.leads_to).toEqual({ address: '/pages/user/money_flow', label });
    }
  });

  it('include none for a declined payment, and one for a payment reported twice', async () => {
    const session = await server.registerUser();
    const declined = await server.succeed(recharge, { amount: 50_000 }, { session });
    await payAtSandbox(server.url, declined.pay_url, 'declined');
    expect(await listOf(session)).toEqual([]);
    const paid = await server.succeed(recharge, { amount: 50_000 }, { session });
    await payAtSandbox(server.url, paid.pay_url, 'approved');
    await payAtSandbox(server.url, paid.pay_url, 'approved');
    expect(await listOf(session)).toHaveLength(1);
  });

  it('report a withdrawal’s result, once per key', async () => {
    const session = await server.playerWith(100_000);
    const idempotencyKey = randomUUID();
    const request = { amount: 60_000, ...bank };
    const { withdrawal_id } = await server.succeed(withdraw, request, { session, idempotencyKey });
    await server.succeed(withdraw, request, { session, idempotencyKey });
    await server.succeed(cancelWithdrawal, { withdrawal_id }, { session });
    expect((await listOf(session)).map(({ kind, body, leads_to }) => [kind, body, leads_to?.address])).toEqual([
      [
        'withdrawal_cancelled',
        'All 60.000 coins, including the fee, are back in your balance.',
        '/pages/user/withdraw',
      ],
      [
        'withdrawal_requested',
        'Your request for 60.000 coins is waiting for approval. You’ll receive 56.700 đồng at Vietcombank.',
        '/pages/user/withdraw',
      ],
      ['recharge_settled', expect.any(String), '/pages/user/money_flow'],
    ]);
  });

  it('include none for a refused action', async () => {
    const session = await server.playerWith(50_000);
    expect(await server.call(withdraw, { amount: 60_000, ...bank }, { session })).toMatchObject({ code: 422 });
    const withdrawal_id = randomUUID();
    expect(await server.call(cancelWithdrawal, { withdrawal_id }, { session })).toMatchObject({ code: 404 });
    const { pool_id } = await createTestPool(server.db, [10], { price: 60_000 });
    const request = { pool_id, count: 1, client_seed: 'mine' } as const;
    expect(await server.call(openMysteryBox, request, { session })).toMatchObject({ code: 422 });
    expect(await listOf(session)).toMatchObject([{ kind: 'recharge_settled' }]);
  });
});

describe('a win', () => {
  it('is announced once its results were seen: legendary prizes and the Last prize only', async () => {
    const session = await server.playerWith(100_000);
    const { pool_id } = await createTestPool(server.db, [1, 1, 3]);
    const key = randomUUID();
    const { opening } = await open(session, pool_id, 'all', key);
    await open(session, pool_id, 'all', key);
    expect(await listOf(session)).toMatchObject([{ kind: 'recharge_settled' }]);
    expect(await unreadOf(session)).toBe(1);

    const { opening_id } = opening;
    await server.succeed(markNotificationsRead, {}, { session });
    await server.succeed(revealOpening, { opening_id }, { session });
    await server.succeed(revealOpening, { opening_id }, { session });
    // Marking all as read did not touch the hidden ones.
    expect(await unreadOf(session)).toBe(2);
    const told = await listOf(session);
    expect(told.map(({ kind, leads_to }) => [kind, leads_to?.address])).toEqual([
      ['prize_won', '/pages/box/record'],
      ['prize_won', '/pages/box/record'],
      ['recharge_settled', '/pages/user/money_flow'],
    ]);
    expect(told[0]).toMatchObject({ body: 'You drew the last ticket of Test box.' });
    expect(told[0]?.title).toMatch(/^The Last prize is yours: /);
    expect(told[0]?.image).toMatch(/^\/art\/toys\//);
    expect(told[1]?.title).toMatch(/^You won a Legendary toy: /);
  });
});

describe('a new level', () => {
  it('is announced at the draw that reaches it, and not again', async () => {
    const session = await server.playerWith(2_000_000);
    const { pool_id } = await createTestPool(server.db, [1_000_000], { kind: 'infinite', price: 500_000 });
    await open(session, pool_id, 1);
    const levels = async () => (await listOf(session)).filter(({ kind }) => kind === 'level_reached');
    expect(await levels()).toEqual([]);
    await open(session, pool_id, 1);
    expect(await levels()).toMatchObject([
      {
        title: 'Congratulations, you’ve reached Silver!',
        body: 'You now have 100 points. Thanks for being with MCY.',
        sign: 'crown',
        leads_to: { address: '/pages/user/level', label: 'See my level' },
      },
    ]);
    await open(session, pool_id, 1);
    expect(await levels()).toHaveLength(1);
  });
});

describe('reading', () => {
  it('is paged, newest first', async () => {
    const session = await server.playerWith(50_000);
    for (const amount of [60_000, 70_000]) await server.recharge(session, amount);
    const first = await server.succeed(listNotifications, { limit: 2 }, { session });
    expect(first.rows.map(({ body }) => body.split(' ')[0])).toEqual(['70.000', '60.000']);
    const cursor = first.next_cursor ?? '';
    const second = await server.succeed(listNotifications, { limit: 2, cursor }, { session });
    expect(second.rows.map(({ body }) => body.split(' ')[0])).toEqual(['50.000']);
    expect(second.next_cursor).toBeNull();
    expect(await server.call(listNotifications, { cursor: "1' or '1'='1" }, { session })).toMatchObject({
      code: 422,
      field: 'cursor',
    });
  });

  it('marks one, keeps when it was first read, and then marks all', async () => {
    const session = await server.playerWith(50_000);
    for (const amount of [60_000, 70_000]) await server.recharge(session, amount);
    const notification_id = (await listOf(session))[1]?.notification_id ?? '';
    const detail = () => server.succeed(readNotification, { notification_id }, { session });
    expect(await detail()).toMatchObject({ notification_id, read_at: null });
    const mark = (request: { notification_id?: string }) => server.succeed(markNotificationsRead, request, { session });
    expect(await mark({ notification_id })).toEqual({ unread_count: 2 });
    const { read_at } = await detail();
    expect(read_at).not.toBeNull();
    expect(await mark({ notification_id })).toEqual({ unread_count: 2 });
    expect(await mark({})).toEqual({ unread_count: 0 });
    expect((await detail()).read_at).toBe(read_at);
    expect(await unreadOf(session)).toBe(0);
  });

  it('is limited to one’s own', async () => {
    const session = await server.playerWith(50_000);
    const stranger = await server.playerWith(60_000);
    const notification_id = (await listOf(session))[0]?.notification_id ?? '';
    for (const lang of locales) {
      const refused = { code: 404, error: 'notification_not_found', msg: notificationNotFound[lang] };
      const options = { session: stranger, lang };
      expect(await server.call(readNotification, { notification_id }, options)).toMatchObject(refused);
      expect(await server.call(markNotificationsRead, { notification_id }, options)).toMatchObject(refused);
    }
    await server.succeed(markNotificationsRead, {}, { session: stranger });
    expect(await unreadOf(session)).toBe(1);
    expect(await listOf(stranger)).toHaveLength(1);
  });

  it('refuses an invalid id', async () => {
    const session = await server.registerUser();
    const notification_id = 'not-an-id';
    const refused = { code: 422, field: 'notification_id' };
    expect(await server.call(readNotification, { notification_id }, { session })).toMatchObject(refused);
    expect(await server.call(markNotificationsRead, { notification_id }, { session })).toMatchObject(refused);
  });

  it('requires an account', async () => {
    for (const call of [listNotifications, countUnreadNotifications, markNotificationsRead]) {
      expect(await server.call(call, {})).toMatchObject({ code: 401 });
    }
    expect(await server.call(readNotification, { notification_id: randomUUID() })).toMatchObject({ code: 401 });
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
