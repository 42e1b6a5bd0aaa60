import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { shop } from '../shop.ts';
import { failAtEachStatement } from './failAtEachStatement.ts';
import type { TestServer } from './startTestServer.ts';

/** What a flow does in its transaction. */
export type Work = (db: Database) => Promise<unknown>;

/** What a flow may change, notices among it. */
const tables = `
  journal entry ledger_account spending_day withdrawal payout approval given_alone
  coupon coupon_issue coupon_issue_operator item item_move item_count
  parcel parcel_event parcel_item shipping_order gift gift_item gift_giver
  claim claim_item claim_photo file notification operator_log fact_delivery
  payment payment_event payment_reversal bank_account
  mall_order mall_order_line mall_order_event mall_refund mall_refund_photo shelf shelf_movement
  opening draw pool pool_seed pool_player prize_given guarantee_counter reward_given
`
  .trim()
  .split(/\s+/);

/** Tests each flow, once it is prepared, with a fault before and after each of its statements. */
export function testFlows(server: () => TestServer, flows: Readonly<Record<string, () => Promise<Work> | Work>>): void {
  it.each(Object.keys(flows))('%s: all of it or nothing, wherever it breaks', async (name) => {
    const { db } = server();
    const work = await flows[name]?.();
    await deliverAll(server());
    const before = await stateOfAll(db);
    const faults = await failAtEachStatement(
      db,
      (faulty) => inTransaction(faulty, async (transaction) => work?.(transaction)),
      () => stateOfAll(db),
    );
    expect(faults).toBeGreaterThan(2);
    expect(await stateOfAll(db)).not.toEqual(before);
    await deliverAll(server());
  });
}

async function stateOfAll(db: Database): Promise<unknown> {
  const sums = tables.map(
    // A sum needs no order, which would be most of the work.
    (table) => sql`select ${table} as name, count(*) as count, sum(hashtextextended(whole::text, 0)) as rows
      from ${sql.table(table)} as whole`,
  );
  return (await sql`${sql.join(sums, sql` union all `)}`.execute(db)).rows;
}

/** The facts that a flow told outside of the server: its own outbox hears only of the server's commits. */
async function deliverAll({ db, config, delivered }: TestServer): Promise<void> {
  const open = shop.open({ db, config, log: pino({ level: 'silent' }) });
  await shop.jobs.find(({ name }) => name === 'facts that wait')?.run(open, new Date());
  await delivered();
}
