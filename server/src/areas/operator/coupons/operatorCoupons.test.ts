import { listNotifications } from '@mcy/api/account/notices/contract';
import { listSeries } from '@mcy/api/boxes/pools/contract';
import { buyCoupon, listCouponOffers, takeCoupon } from '@mcy/api/coupons/offers/contract';
import { claimCoupon, listCoupons } from '@mcy/api/coupons/tickets/contract';
import type { RequestOf } from '@mcy/api/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as contract from '@mcy/api/operator/coupons/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const server = provideServer();
let operator: Session & { user_id: string };
beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  operator = await registerOperator(server());
});

const template: RequestOf<typeof contract.createCouponTemplate> = {
  name_vn: 'Đón năm mới',
  name_zh: '迎新年',
  name_en: 'New Year',
  type: 'discount',
  percent_off: 20,
  most: 50_000,
  least_spend: 100_000,
  scope: 'any_box',
  series_id: null,
  valid_days: 14,
  why: 'Chương trình năm mới',
};
const issue = {
  way: 'gift',
  price: 0,
  stock: 10,
  per_player: 1,
  budget: 500_000,
  open_days: 30,
  why: 'Đợt đầu',
} as const;

const asOperator = () => ({ session: operator, lang: 'en' as const });
const create = (about: Partial<typeof template> = {}) =>
  server().succeed(contract.createCouponTemplate, { ...template, ...about }, asOperator());

async function inviteCodeOf(user_id: string): Promise<string> {
  const user = await server()
    .db.selectFrom('app_user')
    .select('invite_code')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return user.invite_code;
}

describe('an operator', () => {
  it('writes a template, issues it within a budget, gives one away, and the log says who and why', async () => {
    const player = await server().registerUser();
    const { template: written } = await create();
    expect(written).toMatchObject({ name: 'New Year', type: 'discount', percent_off: 20, most_off: 50_000 });
    const { template_id } = written;
    const { issues } = await server().succeed(contract.createCouponIssue, { ...issue, template_id }, asOperator());
    const issue_id = issues[0]?.issue_id ?? '';
    const gift = { issue_id, invite_code: await inviteCodeOf(player.user_id), why: 'Bù cho đơn 5A31' };
    const after = await server().succeed(contract.giveCoupon, gift, asOperator());
    expect(after.issues[0]).toMatchObject({ issued: 1, used: 0, saved: 0, stock: 10 });
    expect(after.log.map(({ action, why }) => [action, why])).toEqual([
      ['coupon_gift', 'Bù cho đơn 5A31'],
      ['coupon_issue', 'Đợt đầu'],
      ['coupon_template', 'Chương trình năm mới'],
    ]);
    const { rows } = await server().succeed(listCoupons, { state: 'unclaimed' }, { session: player });
    expect(rows).toMatchObject([{ state: 'unclaimed' }]);
    await server().succeed(claimCoupon, { coupon_id: rows[0]?.coupon_id ?? '' }, { session: player });
    const notices = await server().succeed(listNotifications, {}, { session: player, lang: 'en' });
    expect(notices.rows[0]).toMatchObject({ title: 'A gift from MCY: New Year' });
    expect(await server().call(contract.giveCoupon, gift, asOperator())).toMatchObject({
      error: 'coupon_limit_reached',
    });
  });

  it('issues no more than the budget pays for, now or later, and never fewer than there are', async () => {
    const { template_id } = (await create()).template;
    const over = { ...issue, template_id, budget: 499_999 };
    expect(await server().call(contract.createCouponIssue, over, asOperator())).toMatchObject({
      error: 'coupon_budget_exceeded',
      field: 'budget',
    });
    const { issues } = await server().succeed(contract.createCouponIssue, { ...issue, template_id }, asOperator());
    const change = { issue_id: issues[0]?.issue_id ?? '', paused: false, stock: 11, budget: 500_000, why: 'Thêm' };
    expect(await server().call(contract.changeCouponIssue, change, asOperator())).toMatchObject({
      error: 'coupon_budget_exceeded',
    });
    const invite_code = await inviteCodeOf((await server().registerUser()).user_id);
    for (const code of [invite_code, await inviteCodeOf((await server().registerUser()).user_id)]) {
      await server().succeed(
        contract.giveCoupon,
        { issue_id: change.issue_id, invite_code: code, why: '-' },
        asOperator(),
      );
    }
    expect(await server().call(contract.changeCouponIssue, { ...change, stock: 1 }, asOperator())).toMatchObject({
      error: 'coupon_stock_below_issued',
    });
    const paused = await server().succeed(
      contract.changeCouponIssue,
      { ...change, stock: 2, paused: true },
      asOperator(),
    );
    expect(paused.issues[0]).toMatchObject({ stock: 2, paused: true });
    const gift = { issue_id: change.issue_id, invite_code, why: '-' };
    expect(await server().call(contract.giveCoupon, gift, asOperator())).toMatchObject({
      error: 'coupon_issue_paused',
    });
  });

  it('is refused what makes no coupon', async () => {
    const refuse = (about: Partial<typeof template>) =>
      server().call(contract.createCouponTemplate, { ...template, ...about }, asOperator());
    expect(await refuse({ percent_off: null })).toMatchObject({ error: 'required', field: 'percent_off' });
    expect(await refuse({ type: 'order_value', least_spend: 0 })).toMatchObject({
      error: 'required',
      field: 'least_spend',
    });
    expect(await refuse({ scope: 'boxes' })).toMatchObject({ error: 'required', field: 'series_id' });
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await refuse({ scope: 'boxes', series_id: nowhere })).toMatchObject({ error: 'coupon_series_unknown' });
    const { template_id } = (await create()).template;
    const free = { ...issue, template_id, way: 'purchase' as const };
    expect(await server().call(contract.createCouponIssue, free, asOperator())).toMatchObject({
      error: 'coupon_price_required',
    });
    const none = { ...issue, template_id: nowhere };
    expect(await server().call(contract.createCouponIssue, none, asOperator())).toMatchObject({ code: 404 });
  });

  it('gives nobody unknown a coupon, nor themselves', async () => {
    const { template_id } = (await create()).template;
    const { issues } = await server().succeed(contract.createCouponIssue, { ...issue, template_id }, asOperator());
    const gift = { issue_id: issues[0]?.issue_id ?? '', why: '-' };
    const own = await inviteCodeOf(operator.user_id);
    expect(await server().call(contract.giveCoupon, { ...gift, invite_code: own }, asOperator())).toMatchObject({
      error: 'coupon_to_oneself',
    });
    expect(await server().call(contract.giveCoupon, { ...gift, invite_code: 'ZZZZZZZZ' }, asOperator())).toMatchObject({
      error: 'coupon_player_not_found',
    });
  });

  it('chooses the boxes of a series', async () => {
    const { rows } = await server().succeed(listSeries, {});
    const { template: written } = await create({ scope: 'boxes', series_id: rows[0]?.series_id ?? null });
    expect(written.pool_ids.length).toBeGreaterThan(0);
    expect(written.box_names.length).toBeGreaterThan(0);
  });
});

describe('what one operator may give away', () => {
  const agree = (approval_id: string, session: Session) =>
    server().call(decideApproval, { approval_id, decision: 'agree', answer: null }, { session });

  it('is limited within 24 hours, however it is split; above it a second operator has to agree', async () => {
    const [first, second] = [await registerOperator(server()), await registerOperator(server(), ['catalogue'])];
    const { template_id } = (await create()).template;
    const free = { ...issue, template_id, way: 'free', stock: 60, budget: 3_000_000 } as const;
    const made = await server().succeed(contract.createCouponIssue, free, { session: first });
    expect(made).toMatchObject({ asked: false, alone: 2_000_000, waiting: [] });
    const asked = await server().succeed(contract.createCouponIssue, free, { session: first });
    expect(asked).toMatchObject({ asked: true, alone: 2_000_000, waiting: [{ budget: 3_000_000, own: true }] });
    expect(asked.issues).toHaveLength(1);
    expect(await server().call(contract.createCouponIssue, free, { session: first })).toMatchObject({
      error: 'approval_waiting',
    });
    const { approval_id = '' } = asked.waiting[0] ?? {};
    expect(await agree(approval_id, first)).toMatchObject({ error: 'own_approval' });
    expect(await agree(approval_id, second)).toMatchObject({ ok: true });
    const after = await server().succeed(contract.readCouponTemplate, { template_id }, { session: first });
    expect(after).toMatchObject({ waiting: [], issues: [{ stock: 60 }, { stock: 60 }] });
  });

  it('counts each budget that is raised, and a second operator agrees to what they read', async () => {
    const [first, second] = [await registerOperator(server()), await registerOperator(server())];
    const { template_id } = (await create()).template;
    const small = { ...issue, template_id, budget: 4_000_000 };
    const { issues } = await server().succeed(contract.createCouponIssue, small, { session: first });
    const issue_id = issues[0]?.issue_id ?? '';
    const raise = { issue_id, paused: true, stock: 120, budget: 6_000_000, why: 'Thêm phiếu' };
    const asked = await server().succeed(contract.changeCouponIssue, raise, { session: first });
    // What stops an issue never waits.
    expect(asked).toMatchObject({ asked: true, issues: [{ paused: true, stock: 10, budget: 4_000_000 }] });
    const { approval_id = '' } = asked.waiting[0] ?? {};
    const lower = { ...raise, stock: 10, budget: 1_000_000 };
    await server().succeed(contract.changeCouponIssue, lower, { session: second });
    expect(await agree(approval_id, second)).toMatchObject({ error: 'approval_outdated' });
    await server().succeed(contract.changeCouponIssue, { ...lower, budget: 4_000_000 }, { session: second });
    expect(await agree(approval_id, second)).toMatchObject({ ok: true });
    const after = await server().succeed(contract.readCouponTemplate, { template_id }, { session: first });
    expect(after).toMatchObject({ waiting: [], issues: [{ stock: 120, budget: 6_000_000 }] });
  });

  it('never reaches the operators who made it, changed it or agreed to it', async () => {
    const { db } = server();
    const [first, second] = [await registerOperator(server()), await registerOperator(server())];
    const [third, player] = [await registerOperator(server()), await server().registerUser()];
    const { template_id } = (await create()).template;
    const free = { ...issue, template_id, way: 'free', stock: 200, budget: 10_000_000 } as const;
    const asked = await server().succeed(contract.createCouponIssue, free, { session: first });
    await agree(asked.waiting[0]?.approval_id ?? '', second);
    const { issues } = await server().succeed(contract.readCouponTemplate, { template_id }, { session: third });
    const issue_id = issues[0]?.issue_id ?? '';
    const change = { issue_id, paused: false, stock: 200, budget: 10_000_000, why: '-' };
    await server().succeed(contract.changeCouponIssue, change, { session: third });
    for (const own of [first, second, third]) {
      const offers = await server().succeed(listCouponOffers, {}, { session: own });
      expect(offers.rows.filter((offer) => offer.issue_id === issue_id)).toEqual([]);
      expect(await server().call(takeCoupon, { issue_id }, { session: own })).toMatchObject({
        error: 'coupon_of_own_issue',
      });
    }
    const { coupon } = await server().succeed(takeCoupon, { issue_id }, { session: player });
    // Who becomes an operator of it later cannot use it either.
    const involved = { issue_id, user_id: player.user_id, since: new Date() };
    await db.insertInto('coupon_issue_operator').values(involved).execute();
    await expect(
      db
        .updateTable('coupon')
        .set({ state: 'used', used_at: new Date(), used_for: issue_id, saved: 1 })
        .where('coupon_id', '=', coupon.coupon_id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'coupon_of_own_issue' });
    const sold = { ...free, way: 'purchase', price: 1, stock: 10, budget: 500_000 } as const;
    const { issues: after } = await server().succeed(contract.createCouponIssue, sold, { session: second });
    await server().recharge(second, 50_000);
    const bought = { issue_id: after[0]?.issue_id ?? '', price: 1 };
    expect(await server().call(buyCoupon, bought, { session: second })).toMatchObject({ error: 'coupon_of_own_issue' });
    const gifts = { ...issue, template_id, budget: 500_000 };
    const { issues: given } = await server().succeed(contract.createCouponIssue, gifts, { session: third });
    const gift = { issue_id: given[0]?.issue_id ?? '', invite_code: await inviteCodeOf(third.user_id), why: '-' };
    expect(await server().call(contract.giveCoupon, gift, { session: first })).toMatchObject({
      error: 'coupon_of_own_issue',
    });
  });

  it('is counted one after the other when it is asked ten times at once', async () => {
    const first = await registerOperator(server());
    const { template_id } = (await create()).template;
    const free = { ...issue, template_id, way: 'free', stock: 40, budget: 2_000_000 } as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server().call(contract.createCouponIssue, free, { session: first })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    const { issues } = await server().succeed(contract.readCouponTemplate, { template_id }, { session: first });
    expect(issues).toHaveLength(2);
  });
});
