import { randomUUID } from 'node:crypto';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { buyCoupon, takeCoupon } from '@mcy/api/coupons/offers/contract';
import { claimCoupon, listCoupons } from '@mcy/api/coupons/tickets/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from './issueCoupons.ts';
import { remindOfCoupons } from './remindOfCoupons.ts';
import { returnCoupon } from './returnCoupon.ts';
import { claimUntil } from './validUntil.ts';
import { lockCoupons } from './lockCoupons.ts';

const price = 50_000;
const day = 86_400_000;
const server = provideTwoServers();
const pools: string[] = [];
beforeAll(async () => {
  await seedBoxes(server(0).db, new Date());
  for (let box = 0; box < 4; box += 1) {
    const settings = { kind: 'infinite', price, draws_per_seed: 10_000 } as const;
    pools.push((await createTestPool(server(0).db, [1, 999_999], settings)).pool_id);
  }
});

async function give(user_id: string, issue_id: string, state: 'usable' | 'unclaimed', now = new Date()) {
  const coupon = { issue_id, user_id, state, now, ...(state === 'unclaimed' && { claim_until: claimUntil(now) }) };
  const [given] = await inTransaction(server(0).db, (db) => issueCoupons(db, [coupon]));
  return given?.coupon_id ?? '';
}

/** How often each outcome came. */
function tally(answers: readonly ({ ok: true } | { ok: false; error: string })[]) {
  const outcomes = Map.groupBy(answers, (answer) => (answer.ok ? 'done' : answer.error));
  return Object.fromEntries([...outcomes].map(([outcome, all]) => [outcome, all.length]));
}

describe('on PostgreSQL, with two servers', () => {
  it('one coupon for 16 orders of four boxes at once pays one of them; the others are refused and not charged', async () => {
    const player = await server(0).playerWith(1_000_000);
    const coupon_id = await give(player.user_id, await createTestIssue(server(0).db), 'usable');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const request = { pool_id: pools[index % 4] ?? '', count: 1, client_seed: `race-${index}`, coupon_id } as const;
        return server(index).call(openMysteryBox, { ...request, total: 30_000 }, { session: player });
      }),
    );
    expect(tally(answers)).toEqual({ done: 1, coupon_used: 15 });
    expect(await server(0).balanceOf(player)).toBe(970_000);
  });

  it('a player who opens with a coupon while they buy another of its issue does both', async () => {
    const issue = { way: 'purchase', price: 1_000, per_player: 20 } as const;
    const issue_id = await createTestIssue(server(0).db, { issue });
    const player = await server(0).playerWith(1_000_000);
    const buy = (index: number) => server(index).call(buyCoupon, { issue_id, price: 1_000 }, { session: player });
    const bought = await Promise.all(Array.from({ length: 8 }, (_, index) => buy(index)));
    const coupons = bought.flatMap((answer) => (answer.ok ? [answer.data.coupon.coupon_id] : []));
    const answers = await Promise.all(
      coupons.flatMap((coupon_id, index) => {
        const request = { pool_id: pools[index % 4] ?? '', count: 1, client_seed: `both-${index}`, coupon_id } as const;
        return [server(index).call(openMysteryBox, request, { session: player }), buy(index + 1)];
      }),
    );
    expect(tally(answers)).toEqual({ done: 16 });
    expect(await server(0).balanceOf(player)).toBe(1_000_000 - 16_000 - 8 * 30_000);
  });

  it('the last of a stock, asked for by 16 players, goes to as many as there are', async () => {
    const issue_id = await createTestIssue(server(0).db, { issue: { stock: 3 } });
    const players = await Promise.all(Array.from({ length: 16 }, () => server(0).playerWith(0)));
    const answers = await Promise.all(
      players.map((session, index) => server(index).call(takeCoupon, { issue_id }, { session })),
    );
    expect(tally(answers)).toEqual({ done: 3, coupons_sold_out: 13 });
  });

  it('a player who presses 10 times has as many as one player may, and pays for those', async () => {
    const issue_id = await createTestIssue(server(0).db, { issue: { way: 'purchase', price: 7_000, per_player: 2 } });
    const player = await server(0).playerWith(100_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server(index).call(buyCoupon, { issue_id, price: 7_000 }, { session: player }),
      ),
    );
    expect(tally(answers)).toEqual({ done: 2, coupon_limit_reached: 8 });
    expect(await server(0).balanceOf(player)).toBe(86_000);
  });

  it('a coupon claimed 10 times at once is claimed once', async () => {
    const player = await server(0).playerWith(0);
    const coupon_id = await give(player.user_id, await createTestIssue(server(0).db), 'unclaimed');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => server(index).call(claimCoupon, { coupon_id }, { session: player })),
    );
    expect(tally(answers)).toEqual({ done: 1, coupon_claimed: 9 });
  });

  it('a coupon given back 10 times at once comes back once, with the time it had left', async () => {
    const player = await server(0).playerWith(0);
    const now = new Date();
    const template = { scope: 'mall', valid_days: 10 } as const;
    const coupon_id = await give(player.user_id, await createTestIssue(server(0).db, { template }), 'usable', now);
    const used_for = randomUUID();
    await inTransaction(server(0).db, async (db) => {
      const coupons = await lockCoupons(db, [coupon_id]);
      const purchase = { at: { kind: 'mall' }, list: 90_000 } as const;
      const saved = coupons.require({ user_id: player.user_id, coupon_id, purchase, now });
      coupons.use({ coupon_id, used_for, saved, now });
      coupons.save();
    });
    const later = new Date(now.getTime() + 60 * day);
    const back = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        inTransaction(server(index).db, (db) => returnCoupon(db, used_for, later)),
      ),
    );
    expect(back.filter(Boolean)).toHaveLength(1);
    const { rows } = await server(0).succeed(listCoupons, {}, { session: player });
    expect(rows).toMatchObject([{ coupon_id, state: 'usable', saved: null }]);
    expect(Date.parse(rows[0]?.valid_until ?? '')).toBe(later.getTime() + 10 * day);
  });

  it('reminders of two processes are sent once for three days and once for one', async () => {
    const player = await server(0).playerWith(0);
    const now = new Date();
    const issue_id = await createTestIssue(server(0).db, { template: { valid_days: 10 }, issue: { per_player: 3 } });
    const coupon_id = await give(player.user_id, issue_id, 'usable', now);
    const told = async (days: number) => {
      const at = new Date(now.getTime() + days * day);
      await Promise.all([0, 1, 2, 3].map((process) => remindOfCoupons(server(process).db, at)));
      const notices = await server(0)
        .db.selectFrom('notification')
        .select('data')
        .where('user_id', '=', player.user_id)
        .where('kind', '=', 'coupon_ending')
        .orderBy('notification_id')
        .execute();
      return notices.map(({ data }) => ('days' in data ? data.days : null));
    };
    expect(await told(6.9)).toEqual([]);
    expect(await told(7)).toEqual([3]);
    expect(await told(8.5)).toEqual([3]);
    expect(await told(9.5)).toEqual([3, 1]);
    expect(await told(11)).toEqual([3, 1]);
    expect(coupon_id).not.toBe('');
  });
});
