import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/mall/orders/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import * as shop from '@mcy/api/operator/orders/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { createTestOrder, openRefundOf } from '../../../testing/createTestOrder.ts';
import { createTestProduct } from '../../../testing/createTestProduct.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { long } from '../../../../../scripts/test/long.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { issueCoupons } from '../../coupons/door.ts';
import { expireOrders } from './expireOrders.ts';
import { approveRefund } from './refunds.ts';
import { lockOrder } from './stepOrder.ts';

const buyers = 64;
const units = 20;
const price = { total: 130_000, due: 130_000 };
/** How often each race is run. */
const rounds = long ? 200 : 5;
const patience = long ? 1_800_000 : 60_000;

describe('orders, at once on two servers', () => {
  const serverOf = provideTwoServers();
  let lan: Owner;
  let address_id: string;
  beforeAll(async () => {
    lan = await serverOf(0).playerWith(50_000_000);
    ({ address_id } = await serverOf(0).succeed(addAddress, testAddress(), { session: lan }));
  });
  const balance = () => serverOf(0).balanceOf(lan);
  const orderOf = (variant_id: string) =>
    ({ lines: [{ variant_id, count: 1 }], address_id, method: 'balance', coupon_id: null, ...price }) as const;
  const place = (
    turn: number,
    variant_id: string,
    given: { coupon_id?: string; total?: number; due?: number } = {},
  ) => {
    const request = { ...orderOf(variant_id), ...given };
    return serverOf(turn).call(contract.placeOrder, { ...request, lines: [...request.lines] }, { session: lan });
  };

  it(
    `${buyers} buyers of ${units} units: exactly ${units} are sold, and nobody else is charged`,
    async () => {
      const server = serverOf(0);
      const people = await Promise.all(
        Array.from({ length: buyers }, async () => {
          const owner = await server.playerWith(130_000);
          const own = await server.succeed(addAddress, testAddress(), { session: owner });
          return { owner, address_id: own.address_id };
        }),
      );
      for (let round = 0; round < (long ? rounds : 1); round++) {
        const { variant_id, name } = await createTestProduct(server.db, { units });
        const answers = await Promise.all(
          people.map(({ owner, address_id: to }, turn) =>
            serverOf(turn).call(
              contract.placeOrder,
              { ...orderOf(variant_id), lines: [{ variant_id, count: 1 }], address_id: to },
              { session: owner },
            ),
          ),
        );
        expect(answers.filter(({ ok }) => ok)).toHaveLength(units);
        for (const answer of answers) {
          if (!answer.ok) {
            expect(answer).toMatchObject({ error: 'out_of_stock', msg: expect.stringContaining(name) as string });
          }
        }
        const left = await Promise.all(people.map(({ owner }) => server.balanceOf(owner)));
        expect(left.filter((coins) => coins === 0)).toHaveLength(units);
        expect(left.filter((coins) => coins === 130_000)).toHaveLength(buyers - units);
        for (const [index, { owner }] of people.entries()) {
          if (answers[index]?.ok) await server.recharge(owner, 130_000);
        }
      }
    },
    patience,
  );

  it(
    'an order is canceled or paid, never both, and 10 payments are one',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { session, order_id } = await unpaid();
        const answers = await Promise.all([
          ...Array.from({ length: 10 }, (_, turn) =>
            serverOf(turn).call(contract.payOrder, { order_id, due: 130_000 }, { session }),
          ),
          serverOf(round).call(contract.cancelOrder, { order_id, returns: 0 }, { session }),
        ]);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        const { state } = await serverOf(0).succeed(contract.readOrder, { order_id }, { session });
        expect(await serverOf(0).balanceOf(session)).toBe(state === 'cancelled' ? 200_000 : 70_000);
      }
    },
    patience,
  );

  it(
    'an order expires or is paid, never both, with two processes that expire',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { session, order_id, pay_before } = await unpaid();
        const late = new Date(pay_before ?? 0);
        const [first, second, paid] = await Promise.all([
          expireOrders(serverOf(0).db, late),
          expireOrders(serverOf(1).db, late),
          serverOf(round).call(contract.payOrder, { order_id, due: 130_000 }, { session }),
        ]);
        expect(first + second + (paid.ok ? 1 : 0)).toBe(1);
        expect(await serverOf(0).balanceOf(session)).toBe(paid.ok ? 70_000 : 200_000);
      }
    },
    patience,
  );

  it(
    'a refund approved 10 times pays once',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const owner = await serverOf(0).registerUser();
        const order = await createTestOrder({ server: serverOf(0), owner, state: 'refund_requested' });
        const { order_id, total } = order;
        const before = await serverOf(0).balanceOf(owner);
        const { user_id: operator_id } = await registerOperator(serverOf(0));
        const refund_id = await openRefundOf(serverOf(0).db, order_id);
        const decision = { order_id, refund_id, operator_id, amount: total, restock: true, answer: 'Được.' };
        const decided = await Promise.allSettled(
          Array.from({ length: 10 }, (_, turn) =>
            inTransaction(serverOf(turn).db, (db) => approveRefund(db, { ...decision, now: new Date() })),
          ),
        );
        expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await serverOf(0).balanceOf(owner)).toBe(before + total);
      }
    },
    patience,
  );

  it(
    'one coupon in 10 orders at once is used in one',
    async () => {
      const { db } = serverOf(0);
      const { variant_id } = await createTestProduct(db, { units: 999 });
      const template = { scope: 'mall', type: 'no_threshold', amount_off: 30_000 } as const;
      for (let round = 0; round < rounds; round++) {
        const issue_id = await createTestIssue(db, { template, issue: { way: 'gift' } });
        const [coupon] = await inTransaction(db, (one) =>
          issueCoupons(one, [{ issue_id, user_id: lan.user_id, state: 'usable', now: new Date() }]),
        );
        const coupon_id = coupon?.coupon_id ?? '';
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, turn) => place(turn, variant_id, { coupon_id, total: 100_000, due: 100_000 })),
        );
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
    },
    patience,
  );

  it('an operator who agrees has locked nothing while the order is another call’s', async () => {
    const server = serverOf(0);
    const [first, second] = [await registerOperator(server), await registerOperator(server)];
    const owner = await server.registerUser();
    const { order_id } = await createTestOrder({ server, owner, state: 'ready_for_delivery' });
    const given = { operator_id: first.user_id, kind: 'refunds', given_at: new Date() } as const;
    const coins = server.config.refundsOfTwoAbove;
    await server.db
      .insertInto('given_alone')
      .values({ ...given, given_id: order_id, subject_id: order_id, coins })
      .execute();
    const asked = await server.succeed(shop.cancelShopOrder, { order_id, reason: 'Hết hàng.' }, { session: first });
    const approval_id = asked.approval_id ?? '';
    const before = await server.balanceOf(owner);
    let agreeing: Promise<unknown> | undefined;
    await inTransaction(server.db, async (db) => {
      await lockOrder(db, order_id, { actor: 'shop', actor_id: null });
      agreeing = serverOf(1).succeed(
        decideApproval,
        { approval_id, decision: 'agree', answer: null },
        { session: second },
      );
      await waitForLock(server.db);
      // Another call for the same order needs the request next.
      const free = db
        .selectFrom('approval')
        .select('state')
        .where('approval_id', '=', approval_id)
        .forUpdate()
        .noWait();
      expect(await free.execute()).toEqual([{ state: 'waiting' }]);
    });
    await agreeing;
    expect(await server.balanceOf(owner)).toBe(before + 230_000);
  });

  it(
    'a price that changes meanwhile is refused or paid as it was seen',
    async () => {
      const { db } = serverOf(0);
      for (let round = 0; round < rounds; round++) {
        const { variant_id } = await createTestProduct(db);
        const before = await balance();
        const [answer] = await Promise.all([
          place(round, variant_id),
          db.updateTable('variant').set({ price: 150_000 }).where('variant_id', '=', variant_id).execute(),
        ]);
        if (!answer.ok) expect(answer.error).toBe('order_price_changed');
        expect(await balance()).toBe(before - (answer.ok ? 130_000 : 0));
      }
    },
    patience,
  );

  /** Waits until a call waits for a lock. */
  async function waitForLock(db: Database): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      })
      .toBeGreaterThan(0);
  }

  /** An order that its buyer could pay by now. */
  async function unpaid() {
    const server = serverOf(0);
    const session = await server.registerUser();
    const { variant_id } = await createTestProduct(server.db);
    const own = await server.succeed(addAddress, testAddress(), { session });
    const request = { ...orderOf(variant_id), lines: [{ variant_id, count: 1 }], address_id: own.address_id };
    const { order_id, pay_before } = await server.succeed(contract.placeOrder, request, { session });
    await server.recharge(session, 200_000);
    return { session, order_id, pay_before };
  }
});
