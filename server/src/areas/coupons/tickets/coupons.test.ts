import { randomUUID } from 'node:crypto';
import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import { listNotifications } from '@mcy/api/account/notices/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { claimCoupon, countCoupons, listBoxCoupons, listCoupons } from '@mcy/api/coupons/tickets/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { readSpending, setSpendingCaps } from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { claimUntil } from './validUntil.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from './issueCoupons.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';

type Player = Session & { user_id: string };
type TestIssue = Parameters<typeof createTestIssue>[1];

const price = 50_000;
const server = provideServer();
let pool_id: string;
beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  ({ pool_id } = await createTestPool(server().db, [1, 999_999], { kind: 'infinite', price, draws_per_seed: 10_000 }));
});

/** Gives a player a coupon of a new issue. */
async function give(player: Player, about: TestIssue = {}, state: 'usable' | 'unclaimed' = 'usable', now = new Date()) {
  const { db } = server();
  const issue_id = await createTestIssue(db, about);
  const [given] = await inTransaction(db, (transaction) =>
    issueCoupons(transaction, [
      { issue_id, user_id: player.user_id, state, now, ...(state === 'unclaimed' && { claim_until: claimUntil(now) }) },
    ]),
  );
  return given?.coupon_id ?? '';
}

function open(player: Player, request: { coupon_id?: string; total?: number; count?: 1 | 5; pool_id?: string } = {}) {
  const whole = { pool_id, count: 1, client_seed: 'coupon', ...request } as const;
  return server().call(openMysteryBox, whole, { session: player, lang: 'en' });
}

async function numberOf(player: Player, state: 'usable' | 'unclaimed' | 'used' | 'expired'): Promise<number> {
  return (await server().succeed(listCoupons, { state }, { session: player })).rows.length;
}

describe('opening with a coupon', () => {
  it('takes it off the price, uses it up, and counts as spent what was paid in coins', async () => {
    const player = await server().playerWith(100_000);
    const coupon_id = await give(player);
    const answer = await open(player, { coupon_id, total: 30_000 });
    expect(answer.ok && answer.data).toMatchObject({ opening: { paid: 30_000, coupon_off: 20_000 }, balance: 70_000 });
    const { rows } = await server().succeed(listCoupons, { state: 'used' }, { session: player });
    expect(rows).toMatchObject([{ coupon_id, state: 'used', saved: 20_000 }]);
    expect(await numberOf(player, 'usable')).toBe(0);
    expect((await server().succeed(readSpending, {}, { session: player })).day.spent).toBe(30_000);
  });

  it('costs no coins, and has no entry in the flow, when the coupon is worth the price', async () => {
    const player = await server().playerWith(0);
    const coupon_id = await give(player, { template: { amount_off: 900_000 } });
    const answer = await open(player, { coupon_id, total: 0 });
    expect(answer.ok && answer.data).toMatchObject({ opening: { paid: 0, coupon_off: price }, balance: 0 });
    expect((await server().succeed(readFlow, { currency: 'balance' }, { session: player })).rows).toEqual([]);
  });

  it('lets a player below their limit draw what would be above it without the coupon', async () => {
    const player = await server().playerWith(100_000);
    await server().succeed(setSpendingCaps, { day: 30_000, week: null, month: null }, { session: player });
    const coupon_id = await give(player);
    expect(await open(player)).toMatchObject({ error: 'spending_cap_reached' });
    expect((await open(player, { coupon_id })).ok).toBe(true);
  });

  it('gives the same answer to the same key, and uses one coupon', async () => {
    const player = await server().playerWith(100_000);
    const coupon_id = await give(player);
    const request = { pool_id, count: 1, client_seed: 'twice', coupon_id, total: 30_000 } as const;
    const options = { session: player, idempotencyKey: randomUUID() };
    const first = await server().call(openMysteryBox, request, options);
    expect(await server().call(openMysteryBox, request, options)).toEqual(first);
    expect(await server().balanceOf(player)).toBe(70_000);
  });

  const refusals: [string, TestIssue | 'unknown' | 'used', string][] = [
    ['coupon_not_found', 'unknown', 'We couldn’t find this coupon'],
    ['coupon_used', 'used', 'just used for another order'],
    ['coupon_not_here', { template: { scope: 'mall' } }, 'isn’t valid for this order'],
    ['coupon_not_here', { template: { scope: 'boxes' } }, 'isn’t valid for this order'],
    ['coupon_threshold', { template: { type: 'order_value', least_spend: 50_001 } }, '1 coins short'],
  ];
  it.each(refusals)('refuses %s of %o, and nothing happens', async (error, about, words) => {
    const player = await server().playerWith(200_000);
    const coupon_id = about === 'unknown' ? randomUUID() : await give(player, about === 'used' ? {} : about);
    if (about === 'used') await open(player, { coupon_id });
    const before = await server().balanceOf(player);
    const answer = await open(player, { coupon_id });
    expect(answer).toMatchObject({ ok: false, error, field: 'coupon_id' });
    expect(answer.ok ? '' : answer.msg).toContain(words);
    expect(await server().balanceOf(player)).toBe(before);
  });

  it('refuses an unclaimed one, an expired one though no job ran, and one of somebody else', async () => {
    const player = await server().playerWith(200_000);
    const old = new Date(Date.now() - 30 * 86_400_000);
    const unclaimed = await give(player, {}, 'unclaimed');
    const expired = await give(player, {}, 'usable', old);
    const other = await give(await server().playerWith(0));
    expect(await open(player, { coupon_id: unclaimed })).toMatchObject({ error: 'coupon_unclaimed' });
    expect(await open(player, { coupon_id: expired })).toMatchObject({ error: 'coupon_expired' });
    expect(await open(player, { coupon_id: other })).toMatchObject({ error: 'coupon_not_found' });
    expect(await server().balanceOf(player)).toBe(200_000);
    expect(await numberOf(player, 'expired')).toBe(1);
  });

  it('keeps the coupon when the order is refused for another reason', async () => {
    const player = await server().playerWith(50_000);
    const coupon_id = await give(player);
    expect(await open(player, { coupon_id, total: price })).toMatchObject({ error: 'price_changed' });
    expect(await open(player, { coupon_id, count: 5 })).toMatchObject({ error: 'insufficient_balance' });
    expect(await numberOf(player, 'usable')).toBe(1);
    expect(await server().balanceOf(player)).toBe(50_000);
  });
});

describe('a player’s coupons', () => {
  it('come by their end, in pages, and are counted', async () => {
    const player = await server().playerWith(0);
    for (const valid_days of [20, 5, 10]) await give(player, { template: { valid_days } });
    await give(player, {}, 'unclaimed');
    const first = await server().succeed(listCoupons, { limit: 2 }, { session: player });
    const cursor = first.next_cursor ?? '';
    const second = await server().succeed(listCoupons, { limit: 2, cursor }, { session: player });
    const ends = [...first.rows, ...second.rows].map(({ valid_until }) => valid_until);
    expect(ends).toEqual(ends.toSorted());
    expect(ends).toHaveLength(3);
    expect(await server().succeed(countCoupons, {}, { session: player })).toEqual({ usable: 3, unclaimed: 1 });
  });

  it('for a box are those of its scope', async () => {
    const player = await server().playerWith(0);
    const any = await give(player);
    const here = await give(player, { template: { scope: 'boxes', pool_ids: [pool_id] } });
    await give(player, { template: { scope: 'boxes' } });
    await give(player, { template: { scope: 'mall' } });
    const { rows } = await server().succeed(listBoxCoupons, { pool_id }, { session: player, lang: 'en' });
    expect(rows.map(({ coupon_id }) => coupon_id).toSorted()).toEqual([any, here].toSorted());
    expect(rows.find(({ coupon_id }) => coupon_id === here)?.box_names).toHaveLength(1);
  });

  it('are claimed once, and valid from then on', async () => {
    const player = await server().playerWith(0);
    const coupon_id = await give(player, { template: { valid_days: 7 } }, 'unclaimed');
    const claimed = await server().succeed(claimCoupon, { coupon_id }, { session: player });
    expect(claimed.state).toBe('usable');
    expect(Date.parse(claimed.valid_until) - Date.parse(claimed.valid_from)).toBe(7 * 86_400_000);
    expect(await server().call(claimCoupon, { coupon_id }, { session: player })).toMatchObject({
      error: 'coupon_claimed',
    });
    const late = await give(player, {}, 'unclaimed', new Date(Date.now() - 31 * 86_400_000));
    expect(await server().call(claimCoupon, { coupon_id: late }, { session: player })).toMatchObject({
      error: 'coupon_expired',
    });
    const stranger = await server().playerWith(0);
    expect(await server().call(claimCoupon, { coupon_id }, { session: stranger })).toMatchObject({
      error: 'coupon_not_found',
    });
  });
});

async function bind(invited: Player, inviter: Player): Promise<void> {
  const { invite_code } = await server()
    .db.selectFrom('app_user')
    .select('invite_code')
    .where('user_id', '=', inviter.user_id)
    .executeTakeFirstOrThrow();
  await server().succeed(bindInviteCode, { invite_code }, { session: invited });
  await server().delivered();
}

describe('the coupon for an invitation code', () => {
  it('is 5.000 off any box, comes when the code is bound, once, and is told', async () => {
    const [inviter, invited] = [await server().playerWith(0), await server().playerWith(50_000)];
    await bind(invited, inviter);
    const { rows } = await server().succeed(listCoupons, {}, { session: invited });
    expect(rows).toMatchObject([{ type: 'no_threshold', amount_off: 5_000, scope: 'any_box', state: 'usable' }]);
    expect(await numberOf(inviter, 'usable')).toBe(0);
    const notices = await server().succeed(listNotifications, {}, { session: invited, lang: 'en' });
    expect(notices.rows[0]).toMatchObject({ title: 'A 5.000-coin coupon for you' });
    expect((await open(invited, { coupon_id: rows[0]?.coupon_id ?? '', total: 45_000 })).ok).toBe(true);
  });

  it('is not given again by any writer', async () => {
    const [inviter, invited] = [await server().playerWith(0), await server().playerWith(0)];
    await bind(invited, inviter);
    await expect(
      sql`insert into coupon (coupon_id, issue_id, template_id, user_id, place, per_player, state, created_at, valid_from, valid_until)
        select gen_random_uuid(), issue_id, template_id, user_id, 2, 1, state, created_at, valid_from, valid_until
        from coupon where user_id = ${invited.user_id}`.execute(server().db),
    ).rejects.toMatchObject({ constraint: 'coupon_limit_per_player' });
  });
});
