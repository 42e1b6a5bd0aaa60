import { randomUUID } from 'node:crypto';
import { listItems, listToys, readItem } from '@mcy/api/collection/items/contract';
import {
  listMade,
  listUpgradeTargets,
  readUpgrade,
  readUpgradeLog,
  revealUpgrade,
  upgradeItems,
} from '@mcy/api/collection/upgrades/contract';
import { coolOffLengths } from '@mcy/api/wallet/spending/words';
import { startCoolOff } from '@mcy/api/wallet/spending/contract';
import { chanceOf, verifyUpgrades } from '@mcy/api/collection/upgrades/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { addTestUnits } from '../../../testing/addTestUnits.ts';
import { failAtEachStatement } from '../../../testing/failAtEachStatement.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { decomposeJournal } from '../decomposing/decomposingJournals.ts';
import { decomposingAccount } from '../decomposing/decomposingAccounts.ts';
import { itemChecks } from '../items/itemChecks.ts';
import { moveItems } from '../items/moveItems.ts';
import { countDraw, lockUpgradeSeed } from './drawUpgrade.ts';
import { openTarget } from './openTarget.ts';
import { upgradeChecks } from './upgradeChecks.ts';
import { upgradeItems as upgrade } from './upgradeItems.ts';

const now = new Date('2026-11-22T03:00:00Z');
const client_seed = 'mine';

describe('upgrades', () => {
  const provided = provideServer([...itemChecks, ...upgradeChecks]);
  let lan: Owner;
  let minh: Owner;
  let target_id = '';
  beforeAll(async () => {
    const { db, registerUser } = provided();
    lan = await registerUser('Lan Phương');
    minh = await registerUser('Minh Anh');
    await giveTestToys(provided(), lan, { blind_box: 1 });
    const dearest = await db.selectFrom('toy').select('toy_id').orderBy('value', 'desc').executeTakeFirstOrThrow();
    await addTestUnits(db, dearest.toy_id, 1_000);
    target_id = await openTarget(db, { toy_id: dearest.toy_id, stock: 500, now });
    await giveStones(lan, 20_000_000);
  });

  const giveStones = ({ user_id }: Owner, amount: number) =>
    inTransaction(provided().db, (db) =>
      postCredit(db, {
        kind: decomposeJournal,
        subject: { vn: 'Thử', zh: '测试', en: 'Test' },
        reference_id: randomUUID(),
        now,
        postings: [
          { account: decomposingAccount, currency: 'stone', amount: -amount },
          { account: { user_id }, currency: 'stone', amount },
        ],
      }),
    );

  /** An order of some of Lan's toys, agreed as the shop counts it. */
  async function orderOf(item_ids: readonly string[], stones = 0, target = target_id) {
    const { rows } = await provided().succeed(listItems, { item_ids: item_ids.join(',') }, { session: lan });
    const { rows: targets } = await provided().succeed(listUpgradeTargets, { limit: 50 }, { session: lan });
    const value = targets.find((row) => row.target_id === target)?.value ?? 0;
    const put = rows.reduce((sum, row) => sum + row.value, 0);
    return { target_id: target, item_ids: [...item_ids], stones, chance: chanceOf(put + stones, value), client_seed };
  }
  const stateOf = async (item_ids: readonly string[]) => ({
    items: await provided()
      .db.selectFrom('item')
      .select(['item_id', 'state', 'held_by'])
      .where('item_id', 'in', item_ids)
      .orderBy('item_id')
      .execute(),
    stones: await provided()
      .db.selectFrom('ledger_account')
      .select('balance')
      .where('user_id', '=', lan.user_id)
      .where('currency', '=', 'stone')
      .execute(),
    drawn: await provided().db.selectFrom('upgrade_counter').selectAll().execute(),
    given: await provided()
      .db.selectFrom('upgrade_target')
      .select(['target_id', 'given'])
      .orderBy('target_id')
      .execute(),
  });

  it('is refused to a player who takes a break, and nothing is put in', async () => {
    const session = await provided().registerUser('Nghỉ Chân');
    const [item_id = ''] = await giveTestToys(provided(), session, { blind_box: 1 });
    await provided().succeed(startCoolOff, { length: coolOffLengths[0] }, { session });
    const { rows } = await provided().succeed(listItems, { item_ids: item_id }, { session });
    const { rows: targets } = await provided().succeed(listUpgradeTargets, { limit: 50 }, { session });
    const value = targets.find((row) => row.target_id === target_id)?.value ?? 0;
    const order = {
      target_id,
      item_ids: [item_id],
      stones: 0,
      chance: chanceOf(rows[0]?.value ?? 0, value),
      client_seed,
    };
    expect(await provided().call(upgradeItems, order, { session })).toMatchObject({ code: 422, error: 'cooling_off' });
    const { items } = await stateOf([item_id]);
    expect(items).toMatchObject([{ state: 'held', held_by: null }]);
  });

  it('are offered as far as the warehouse has units', async () => {
    const { db } = provided();
    const scarce = await db
      .selectFrom('stock')
      .select(['toy_id', 'free'])
      .where('free', '>', 0)
      .where('toy_id', 'not in', (is) => is.selectFrom('upgrade_target').select('toy_id'))
      .orderBy('free')
      .executeTakeFirstOrThrow();
    const scarce_id = await openTarget(db, { toy_id: scarce.toy_id, stock: scarce.free + 100, now });
    const { rows } = await provided().succeed(listUpgradeTargets, { limit: 50 }, { session: lan });
    expect(rows.find((row) => row.target_id === scarce_id)).toMatchObject({ left: scarce.free });
  });

  it('takes the toys and stones, and gives the target when the draw says so; anybody can repeat it', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 10 });
    const outcomes = new Set<boolean>();
    for (const [place, item_id] of item_ids.entries()) {
      const order = await orderOf([item_id], 100_000 * (place + 1));
      const before = await stateOf([item_id]);
      const { upgrade: done, stone } = await provided().succeed(upgradeItems, order, { session: lan });
      expect(stone).toBe((before.stones[0]?.balance ?? 0) - order.stones);
      expect(done).toMatchObject({ won: done.place < done.chance, chance: order.chance, revealed: false });
      expect(done.item_id === null).toBe(!done.won);
      expect(done.items.map((item) => [item.item_id, item.state])).toEqual([[item_id, 'upgraded']]);
      if (done.item_id !== null) {
        const won = await provided().succeed(readItem, { item_id: done.item_id }, { session: lan });
        expect(won).toMatchObject({
          toy_id: done.toy.toy_id,
          origin: 'upgrade',
          origin_id: done.upgrade_id,
          draw: null,
        });
      }
      outcomes.add(done.won);
    }
    const { rows } = await provided().succeed(listMade, { limit: 20 }, { session: lan });
    expect(rows).toHaveLength(10);
    const log = await provided().succeed(readUpgradeLog, { limit: 50 });
    expect(log).toMatchObject({ next_nonce: 10, seeds: [{ seed_index: 0, seed: null }] });
    const made = rows.map((row) => (row.kind === 'upgrade' ? row.won : null));
    expect(log.rows.map(({ won }) => won)).toEqual(made.toReversed());
    expect(log.rows[0]?.player).toBe('L***g');
    expect(verifyUpgrades(log.rows, log.seeds)).toEqual({ verified: 0, failures: [], pending: 10 });
  });

  it('reveals the seed with its thousandth draw, and every one of them is verified', async () => {
    const { db, succeed } = provided();
    const { next_nonce } = await db.selectFrom('upgrade_counter').select('next_nonce').executeTakeFirstOrThrow();
    await inTransaction(db, async (transaction) => {
      // Counts the last draw as if 999 had been made before it.
      const { nonce, ...seed } = await lockUpgradeSeed(transaction);
      countDraw(transaction, { ...seed, nonce: nonce - 1, first_nonce: nonce - 1_000 }, now);
    });
    const log = await succeed(readUpgradeLog, { limit: 50 });
    expect(log.seeds.map(({ seed_index, seed }) => [seed_index, seed !== null])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(verifyUpgrades(log.rows, log.seeds)).toEqual({ verified: next_nonce, failures: [], pending: 0 });
  });

  it('is done once under one key, and not again under another', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
    const order = await orderOf(item_ids, 1_000);
    const idempotencyKey = randomUUID();
    const first = await provided().succeed(upgradeItems, order, { session: lan, idempotencyKey });
    expect(await provided().succeed(upgradeItems, order, { session: lan, idempotencyKey })).toEqual(first);
    expect(await provided().call(upgradeItems, order, { session: lan })).toMatchObject({ error: 'item_elsewhere' });
  });

  it('is seen once, and by its player alone', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
    const { upgrade: done } = await provided().succeed(upgradeItems, await orderOf(item_ids), { session: lan });
    const { upgrade_id } = done;
    for (const call of [readUpgrade, revealUpgrade] as const) {
      expect(await provided().call(call, { upgrade_id }, { session: minh })).toMatchObject({
        error: 'upgrade_not_found',
      });
    }
    await provided().succeed(revealUpgrade, { upgrade_id }, { session: lan });
    await provided().succeed(revealUpgrade, { upgrade_id }, { session: lan });
    const seen = await provided().succeed(readUpgrade, { upgrade_id }, { session: lan });
    expect(seen).toEqual({ ...done, revealed: true });
  });

  it('refuses what was not agreed, not owned or not offered, and changes nothing', async () => {
    const { db } = provided();
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
    const order = await orderOf(item_ids, 1_000);
    const toys = await db.selectFrom('toy').select('toy_id').orderBy('value').limit(3).execute();
    const [cheap, scarce, stopped] = await Promise.all(
      toys.map(({ toy_id }) => openTarget(db, { toy_id, stock: 1, now })),
    );
    await db
      .updateTable('upgrade_target')
      .set({ given: 1 })
      .where('target_id', '=', scarce ?? '')
      .execute();
    await db
      .updateTable('upgrade_target')
      .set({ stopped_at: now })
      .where('target_id', '=', stopped ?? '')
      .execute();
    const before = await stateOf(item_ids);
    const cases: [string, Partial<typeof order>, Owner][] = [
      ['chance_changed', { chance: order.chance + 1 }, lan],
      ['item_not_found', {}, minh],
      ['target_not_found', { target_id: randomUUID() }, lan],
      ['target_not_found', { target_id: stopped ?? '' }, lan],
      ['target_sold_out', { target_id: scarce ?? '' }, lan],
      ['target_not_higher', { target_id: cheap ?? '' }, lan],
      ['not_enough_stones', { stones: 900_000_000, chance: 950_000 }, lan],
    ];
    for (const [error, change, session] of cases) {
      expect(await provided().call(upgradeItems, { ...order, ...change }, { session })).toMatchObject({ error });
      expect(await stateOf(item_ids), error).toEqual(before);
    }
    await db
      .updateTable('upgrade_target')
      .set({ given: 0 })
      .where('target_id', '=', scarce ?? '')
      .execute();
  });

  it('never gives more than there are, when many ask at once', async () => {
    const { db } = provided();
    const { toy_id } = await db
      .selectFrom('toy')
      .select('toy_id')
      .orderBy('value', 'desc')
      .offset(1)
      .executeTakeFirstOrThrow();
    const last = await openTarget(db, { toy_id, stock: 1, now });
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 10 });
    await giveStones(lan, 20_000_000);
    const orders = await Promise.all(item_ids.map((item_id) => orderOf([item_id], 1_500_000, last)));
    await Promise.all(orders.map((order) => provided().call(upgradeItems, order, { session: lan })));
    const { given } = await db
      .selectFrom('upgrade_target')
      .select('given')
      .where('target_id', '=', last)
      .executeTakeFirstOrThrow();
    expect(given).toBe(1);
    const { rows } = await provided().succeed(listToys, { state: 'held', limit: 50 }, { session: lan });
    expect(rows.find((row) => row.toy_id === toy_id)?.count).toBe(1);
  });

  it('is one of three things that happen to an item at once', async () => {
    for (let round = 0; round < 5; round++) {
      const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
      const order = await orderOf(item_ids);
      const rest = { item_ids, user_id: lan.user_id, now };
      const outcomes = await Promise.allSettled([
        provided().succeed(upgradeItems, order, { session: lan }),
        provided().succeed(upgradeItems, { ...order, client_seed: 'other' }, { session: lan }),
        inTransaction(provided().db, (db) => moveItems(db, { ...rest, move: 'offer', reference_id: randomUUID() })),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('happens whole or not at all, wherever it breaks', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 5 });
    // Almost certain, so that the fault also hits what is given.
    const request = await orderOf(item_ids, 1_500_000);
    const faults = await failAtEachStatement(
      provided().db,
      (faulty) => inTransaction(faulty, (db) => upgrade(db, { user_id: lan.user_id, request, locale: 'vn', now })),
      () => stateOf(item_ids),
    );
    expect(faults).toBeGreaterThan(20);
    expect((await stateOf(item_ids)).items.every(({ state }) => state === 'upgraded')).toBe(true);
  });
});
