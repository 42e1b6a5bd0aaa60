import { readSales, readSalesFile } from '@mcy/api/operator/sales/contract';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestOrder, openRefundOf } from '../../../testing/createTestOrder.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import type { OrderState } from '@mcy/api/mall/orders/words';
import type { Owner } from '../../../testing/TestRequests.ts';
import { salesDays } from '../migrations/0094_sales_days.ts';
import { approveRefund, requestRefund } from '../orders/refunds.ts';
import { countSales } from './countSales.ts';
import { readSalesDays } from './readSales.ts';

const provided = provideTwoServers();
const migration: Migration = salesDays;
const day = 86_400_000;
let cashier: Owner;

beforeAll(async () => {
  cashier = await registerOperator(provided(0), ['money']);
});

/** An order of two pieces, by a buyer of its own. */
async function order(state: OrderState, method: 'balance' | 'cod' = 'balance', now = new Date()) {
  const server = provided(0);
  return createTestOrder({ server, owner: await server.registerUser(), state, method, now });
}

function salesOf(period: 'week' | 'month' | 'quarter' = 'week') {
  return provided(0).succeed(readSales, { period }, { session: cashier, lang: 'en' });
}

async function totalOf(period?: 'week' | 'month' | 'quarter') {
  return (await salesOf(period)).total;
}

/** What the ledger says of the mall since a moment. */
async function ledgerSince(since: Date) {
  const { rows } = await sql<{ paid: number; cash: number; returned: number }>`
    select coalesce(sum(amount) filter (where kind in ('mall_payment', 'mall_deposit')), 0)::bigint as paid,
      coalesce(sum(amount) filter (where kind in ('mall_cash', 'mall_cash_back')), 0)::bigint as cash,
      coalesce(-sum(amount) filter (where kind in ('mall_return', 'mall_deposit_return', 'mall_refund')), 0)::bigint as returned
    from journal join entry using (journal_id) join ledger_account using (account_id)
    where system = 'sales' and journal.created_at >= ${since}`.execute(provided(0).db);
  return rows[0];
}

describe('the sales of the mall', () => {
  it('are the ledger’s after orders, cancellations, refunds and cash on delivery, counted or not', async () => {
    const { db } = provided(0);
    await order('paid');
    expect(await totalOf()).toEqual({ orders: 1, pieces: 2, paid: 230_000, cash: 0, returned: 0, net: 230_000 });
    await order('pending_payment', 'cod');
    await order('cancelled');
    // Waits or was canceled: no money stays, and the canceled pieces are back.
    expect(await totalOf()).toMatchObject({ orders: 3, net: 230_000 });
    await countSales(db);
    await order('shipped', 'cod');
    // A carrier on its way has collected nothing: its deposit alone is paid.
    expect(await totalOf()).toMatchObject({ cash: 0 });
    await order('waiting_to_receive', 'cod');
    expect(await totalOf()).toMatchObject({ cash: 230_000 });
    await order('received', 'cod');
    await countSales(db);
    await order('refunded');
    await order('refunded', 'cod');
    const { order_id, user_id } = await order('received');
    const now = new Date();
    await inTransaction(db, (one) =>
      requestRefund(one, { user_id, order_id, amount: 50_000, reason: 'Hộp bị móp.', photos: [], now }),
    );
    const operator_id = cashier.user_id;
    await inTransaction(db, async (one) => {
      const refund_id = await openRefundOf(one, order_id);
      return approveRefund(one, {
        order_id,
        refund_id,
        operator_id,
        amount: 50_000,
        restock: false,
        answer: 'Có',
        now,
      });
    });

    const { days, total, products } = await salesOf();
    const ledger = await ledgerSince(new Date(now.getTime() - 30 * day));
    expect(ledger).toMatchObject({ paid: total.paid, cash: total.cash, returned: total.returned });
    expect(total.net).toBe(total.paid + total.cash - total.returned);
    expect(total.orders).toBe(9);
    expect(days.reduce((sum, { net }) => sum + net, 0)).toBe(total.net);
    const whole = products.reduce((sum, { pieces }) => sum + pieces, 0);
    expect(whole).toBe(total.pieces);
    await countSales(db);
    expect(await salesOf()).toEqual({ days, total, products });
  });

  it('are on the day on which they happened in Vietnam, and only within the period', async () => {
    const before = { week: await salesOf('week'), month: await salesOf('month'), quarter: await salesOf('quarter') };
    const ago = (days: number) => new Date(Date.now() - days * day);
    for (const days of [10, 40, 100]) await order('paid', 'balance', ago(days));
    expect((await totalOf('week')).orders).toBe(before.week.total.orders);
    expect((await totalOf('month')).orders).toBe(before.month.total.orders + 1);
    const { days, total } = await salesOf('quarter');
    expect(total.orders).toBe(before.quarter.total.orders + 2);
    expect(days).toHaveLength(90);
    expect(new Set(days.map(({ day: name }) => name)).size).toBe(90);
    // Half an hour before midnight in Vietnam, and half an hour after it.
    for (const now of [new Date('2026-03-01T16:30:00Z'), new Date('2026-03-01T17:30:00Z')]) {
      await order('paid', 'balance', now);
    }
    const sold = await readSalesDays(provided(0).db, { since: '2026-03-01', until: '2026-03-02' });
    expect(sold.map(({ day: name, orders }) => [name, orders])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ]);
  });

  it('name the ten best, without what came back', async () => {
    const server = provided(0);
    for (let count = 0; count < 12; count++) await order('paid');
    const canceled = await order('cancelled');
    const { products } = await salesOf();
    expect(products).toHaveLength(10);
    expect(products[0]).toMatchObject({ pieces: 2, worth: 200_000 });
    const { product_id } = await server.db
      .selectFrom('mall_order_line')
      .select('product_id')
      .where('order_id', '=', canceled.order_id)
      .executeTakeFirstOrThrow();
    expect((await salesOf('quarter')).products.map((one) => one.product_id)).not.toContain(product_id);
  });

  it('are whole while orders come in and two processes count', async () => {
    const server = provided(0);
    const before = await totalOf();
    await Promise.all([
      ...Array.from({ length: 6 }, () => order('paid')),
      ...Array.from({ length: 8 }, (_, index) => countSales(provided(index).db)),
    ]);
    await countSales(server.db);
    expect(await totalOf()).toMatchObject({ orders: before.orders + 6, paid: before.paid + 6 * 230_000 });
    const left = await server.db.selectFrom('sales_move').select('move_id').execute();
    expect(left).toEqual([]);
  });

  it('of before they were counted are found by the migration', async () => {
    const { db } = provided(0);
    const before = await salesOf('quarter');
    await sql`
      drop trigger note_order on mall_order;
      drop trigger note_order_money on mall_order;
      drop trigger note_pieces on shelf_movement;
      drop table sales_move, sales_of_product, sales_day;
      drop function note_order_sales, note_piece_sales, sales_day_of`.execute(db);
    await migration.up(db);
    expect(await salesOf('quarter')).toEqual(before);
    await order('paid');
    expect((await totalOf('quarter')).orders).toBe(before.total.orders + 1);
  });

  it('are a file of the period for a spreadsheet', async () => {
    const { days } = await salesOf('week');
    const { name, csv } = await provided(0).succeed(
      readSalesFile,
      { period: 'week' },
      { session: cashier, lang: 'en' },
    );
    expect(name).toBe(`mcy-sales-${days[0]?.day}-${days.at(-1)?.day}.csv`);
    const [head, ...lines] = csv.split('\r\n');
    expect(head).toBe('\uFEFFDay,Orders,Pieces,Coins paid,Cash collected,Refunded,Net');
    expect(lines).toHaveLength(8);
    const today = days.at(-1);
    expect(lines[6]).toBe(
      [today?.day, today?.orders, today?.pieces, today?.paid, today?.cash, today?.returned, today?.net].join(','),
    );
  });

  it('are for operators who work on money, and of three periods', async () => {
    const { call } = provided(0);
    const packer = await registerOperator(provided(0), ['orders']);
    expect(await call(readSales, {}, { session: packer })).toMatchObject({ code: 403 });
    expect(await call(readSalesFile, {}, { session: packer })).toMatchObject({ code: 403 });
    const year = { period: 'year' } as unknown as { period: 'week' };
    expect(await call(readSales, year, { session: cashier })).toMatchObject({ code: 422, field: 'period' });
  });

  it('of ten years are read by an index: a period reads its own days', async () => {
    const { db } = provided(0);
    await inTransaction(db, async (one) => {
      await sql`
        insert into sales_day (day, orders, pieces, paid, cash, returned)
        select date '2010-01-01' + i, 10, 20, 1000, 100, 10 from generate_series(0, 3649) i`.execute(one);
      await sql`analyze sales_day`.execute(one);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, timing off) select day, sum(orders) from sales_day
        where day between date '2015-01-01' and date '2015-01-30' group by day`.execute(one);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/sales_day_pkey/);
      expect(plan).toMatch(/rows=30(\.00)? loops=1/);
      await sql`delete from sales_day where day < '2020-01-01'`.execute(one);
    });
  });
});
