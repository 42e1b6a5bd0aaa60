import { randomUUID } from 'node:crypto';
import { buyCoupon, listCouponOffers, takeCoupon } from '@mcy/api/coupons/offers/contract';
import { listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { readSpending, setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';

type Player = Session & { user_id: string };

const server = provideServer();
const sold = { way: 'purchase', price: 8_000 } as const;

const buy = (session: Player, issue_id: string, price = 8_000, idempotencyKey = randomUUID()) =>
  server().call(buyCoupon, { issue_id, price }, { session, idempotencyKey, lang: 'en' });
const take = (session: Player, issue_id: string) => server().call(takeCoupon, { issue_id }, { session });
const ownOf = async (session: Player) => (await server().succeed(listCoupons, {}, { session })).rows;

describe('buying a coupon', () => {
  it('costs its price, which counts as spent, and gives one that is usable at once; the same key does it once', async () => {
    const player = await server().playerWith(50_000);
    const issue_id = await createTestIssue(server().db, { issue: { ...sold, per_player: 2 } });
    const key = randomUUID();
    const first = await buy(player, issue_id, 8_000, key);
    expect(first.ok && first.data).toMatchObject({ balance: 42_000, coupon: { state: 'usable', amount_off: 20_000 } });
    expect(await buy(player, issue_id, 8_000, key)).toEqual(first);
    expect(await ownOf(player)).toHaveLength(1);
    const { rows } = await server().succeed(readFlow, { currency: 'balance' }, { session: player, lang: 'en' });
    expect(rows[0]).toMatchObject({ amount: -8_000, label: 'Coupon purchase', subject: 'Test coupon' });
    expect((await server().succeed(readSpending, {}, { session: player })).day.spent).toBe(8_000);
  });

  it('is refused, and costs nothing', async () => {
    const { db } = server();
    const player = await server().playerWith(50_000);
    const past = new Date('2026-02-01T00:00:00Z');
    const [open, free, closed, paused, last, gift] = await Promise.all([
      createTestIssue(db, { issue: sold }),
      createTestIssue(db),
      createTestIssue(db, { issue: { ...sold, closes_at: past } }),
      createTestIssue(db, { issue: { ...sold, paused: true } }),
      createTestIssue(db, { issue: { ...sold, stock: 1 } }),
      createTestIssue(db, { issue: { way: 'gift' } }),
    ]);
    expect(await buy(player, randomUUID())).toMatchObject({ code: 404, error: 'offer_not_found' });
    expect(await buy(player, gift)).toMatchObject({ error: 'offer_not_found' });
    expect(await buy(player, closed)).toMatchObject({ error: 'offer_closed' });
    expect(await buy(player, paused)).toMatchObject({ error: 'offer_closed' });
    expect(await buy(player, open, 7_999)).toMatchObject({ error: 'coupon_price_changed', field: 'price' });
    expect(await buy(player, free)).toMatchObject({ error: 'coupon_price_changed' });
    expect(await buy(await server().playerWith(0), open)).toMatchObject({ error: 'insufficient_balance' });
    expect((await buy(await server().playerWith(50_000), last)).ok).toBe(true);
    expect(await buy(player, last)).toMatchObject({ error: 'coupons_sold_out' });
    expect(await server().balanceOf(player)).toBe(50_000);
    expect((await buy(player, open)).ok).toBe(true);
    expect(await buy(player, open)).toMatchObject({ error: 'coupon_limit_reached' });
    await server().succeed(setSpendingCaps, { day: 10_000, week: null, month: null }, { session: player });
    expect(await buy(player, await createTestIssue(db, { issue: sold }))).toMatchObject({
      error: 'spending_cap_reached',
    });
    expect(await server().balanceOf(player)).toBe(42_000);
  });
});

describe('a free coupon', () => {
  it('is taken once by each player', async () => {
    const player = await server().playerWith(0);
    const issue_id = await createTestIssue(server().db);
    expect((await take(player, issue_id)).ok).toBe(true);
    expect(await take(player, issue_id)).toMatchObject({ error: 'coupon_limit_reached' });
    expect(await ownOf(player)).toHaveLength(1);
  });

  it('is not one that is sold', async () => {
    const player = await server().playerWith(50_000);
    const issue_id = await createTestIssue(server().db, { issue: sold });
    expect(await take(player, issue_id)).toMatchObject({ error: 'offer_not_free' });
  });
});

describe('offers', () => {
  it('are those on sale now, with what is left and what the caller took', async () => {
    const player = await server().playerWith(0);
    const issue_id = await createTestIssue(server().db, { issue: { stock: 9, per_player: 2 } });
    const paused = await createTestIssue(server().db, { issue: { paused: true } });
    await take(player, issue_id);
    const { rows } = await server().succeed(listCouponOffers, {}, { session: player });
    expect(rows.find((offer) => offer.issue_id === issue_id)).toMatchObject({
      price: 0,
      stock: 9,
      remaining: 8,
      taken: 1,
    });
    expect(rows.some((offer) => offer.issue_id === paused)).toBe(false);
  });

  it('never promise something else: no writer changes a template, a price or a limit', async () => {
    const { db } = server();
    const issue_id = await createTestIssue(db, { issue: sold });
    for (const change of [
      sql`update coupon_template set amount_off = 1`,
      sql`update coupon_issue set price = 1 where issue_id = ${issue_id}`,
      sql`update coupon_issue set per_player = 9 where issue_id = ${issue_id}`,
      sql`delete from coupon_issue where issue_id = ${issue_id}`,
    ]) {
      await expect(change.execute(db)).rejects.toMatchObject({ constraint: 'coupon_terms_are_frozen' });
    }
  });
});
