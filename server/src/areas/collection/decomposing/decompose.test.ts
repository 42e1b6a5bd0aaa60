import { randomUUID } from 'node:crypto';
import { decompose, listDecomposed } from '@mcy/api/collection/decomposing/contract';
import { stonesOf, stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { listItems, listToys } from '@mcy/api/collection/items/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { failAtEachStatement } from '../../../testing/failAtEachStatement.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { itemChecks } from '../items/itemChecks.ts';
import { moveItems } from '../items/moveItems.ts';
import { decomposingChecks } from './decomposingChecks.ts';
import { decompose as decomposeItems } from './decompose.ts';

const now = new Date('2026-11-22T03:00:00Z');

describe('decomposing', () => {
  const provided = provideServer([...itemChecks, ...decomposingChecks]);
  let lan: Owner;
  let minh: Owner;
  beforeAll(async () => {
    lan = await provided().registerUser('Lan Phương');
    minh = await provided().registerUser('Minh Anh');
  });
  const stonesFor = async (item_ids: readonly string[]) => {
    const { rows } = await provided().succeed(listItems, { item_ids: item_ids.join(',') }, { session: lan });
    return stonesOfAll(rows.map(({ value }) => value));
  };
  const balance = async () => (await provided().succeed(readWallet, {}, { session: lan })).stone;
  const stateOf = (item_ids: readonly string[]) =>
    provided()
      .db.selectFrom('item')
      .select(['item_id', 'state', 'held_by'])
      .where('item_id', 'in', item_ids)
      .orderBy('item_id')
      .execute();

  it('gives a fifth of each toy’s value in stones, and keeps a record', async () => {
    const item_ids = (await giveTestToys(provided(), lan, { blind_box: 5 })).slice(0, 3);
    const stones = await stonesFor(item_ids);
    const before = await balance();
    const answer = await provided().succeed(decompose, { item_ids, stones }, { session: lan });
    expect(answer.stone).toBe(before + stones);
    expect(answer.decomposing).toMatchObject({ stones, count: 3 });
    const { rows } = await provided().succeed(listDecomposed, { limit: 20 }, { session: lan });
    expect(rows[0]).toEqual(answer.decomposing);
    expect(answer.decomposing.items.map(({ item_id }) => item_id).toSorted()).toEqual(item_ids.toSorted());
    expect(stones).toBe(answer.decomposing.items.reduce((sum, { value }) => sum + stonesOf(value), 0));
    const { rows: toys } = await provided().succeed(listToys, { state: 'decomposed', limit: 20 }, { session: lan });
    expect(toys.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('is done once under one key, and not again under another', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
    const stones = await stonesFor(item_ids);
    const idempotencyKey = randomUUID();
    const order = { item_ids, stones };
    const first = await provided().succeed(decompose, order, { session: lan, idempotencyKey });
    expect(await provided().succeed(decompose, order, { session: lan, idempotencyKey })).toEqual(first);
    expect(await provided().call(decompose, order, { session: lan })).toMatchObject({ error: 'item_elsewhere' });
  });

  it('refuses another sum than agreed, a toy that may not, and somebody else’s, and changes nothing', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 5 });
    const stones = await stonesFor(item_ids);
    const [before, amount] = [await stateOf(item_ids), await balance()];
    const refused = async (order: { item_ids: string[]; stones: number }, session: Owner, error: string) => {
      expect(await provided().call(decompose, order, { session })).toMatchObject({ ok: false, error });
      expect(await stateOf(item_ids)).toEqual(before);
      expect(await balance()).toBe(amount);
    };
    await refused({ item_ids, stones: stones + 1 }, lan, 'stones_changed');
    await refused({ item_ids, stones }, minh, 'item_not_found');
    const toys = await provided().succeed(listItems, { item_ids: item_ids.join(',') }, { session: lan });
    const toy_id = toys.rows[0]?.toy_id ?? '';
    await provided().db.updateTable('toy').set({ may_decompose: false }).where('toy_id', '=', toy_id).execute();
    await refused({ item_ids, stones }, lan, 'not_decomposable');
    await provided().db.updateTable('toy').set({ may_decompose: true }).where('toy_id', '=', toy_id).execute();
  });

  it('counts an item once that is named twice', async () => {
    const [item_id = ''] = await giveTestToys(provided(), lan, { blind_box: 1 });
    const stones = await stonesFor([item_id]);
    const answer = await provided().succeed(decompose, { item_ids: [item_id, item_id], stones }, { session: lan });
    expect(answer.decomposing.count).toBe(1);
  });

  it('is one of three things that happen to an item at once', async () => {
    const stones: number[] = [];
    for (let round = 0; round < 5; round++) {
      const item_ids = await giveTestToys(provided(), lan, { blind_box: 1 });
      stones.push(await stonesFor(item_ids));
      const rest = { item_ids, user_id: lan.user_id, now };
      const outcomes = await Promise.allSettled([
        provided().succeed(decompose, { item_ids, stones: stones.at(-1) ?? 0 }, { session: lan }),
        inTransaction(provided().db, (db) => moveItems(db, { ...rest, move: 'offer', reference_id: randomUUID() })),
        inTransaction(provided().db, (db) => moveItems(db, { ...rest, move: 'send', reference_id: randomUUID() })),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('happens whole or not at all, wherever it breaks', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 5 });
    const request = { item_ids, stones: await stonesFor(item_ids) };
    const faults = await failAtEachStatement(
      provided().db,
      (faulty) =>
        inTransaction(faulty, (db) => decomposeItems(db, { user_id: lan.user_id, request, locale: 'vn', now })),
      async () => ({ items: await stateOf(item_ids), stones: await balance() }),
    );
    expect(faults).toBeGreaterThan(12);
    expect((await stateOf(item_ids)).every(({ state }) => state === 'decomposed')).toBe(true);
  });
});
