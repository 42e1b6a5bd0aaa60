import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { listItems, listToys, readCollection, readItem, readSeriesToys } from '@mcy/api/collection/items/contract';
import { toyOrders } from '@mcy/api/collection/items/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { moveItems } from './moveItems.ts';

const now = new Date('2026-11-22T03:00:00Z');

describe('a collection', () => {
  const provided = provideServer();
  let lan: Owner;
  let minh: Owner;
  beforeAll(async () => {
    lan = await provided().registerUser('Lan Phương');
    minh = await provided().registerUser('Minh Anh');
  });
  const listOf = (session: Owner, request: Parameters<typeof listToys.request.parse>[0] = {}) =>
    provided().succeed(listToys, listToys.request.parse(request), { session });

  it('shows equal toys as one row, with the newest items of it', async () => {
    const item_ids = await giveTestToys(provided(), lan, { blind_box: 10 });
    const { rows } = await listOf(lan);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(rows.flatMap((row) => row.item_ids).toSorted()).toEqual(item_ids.toSorted());
    const collection = await provided().succeed(readCollection, {}, { session: lan });
    expect(collection.count).toBe(10);
    expect(collection.value).toBe(rows.reduce((sum, { count, value }) => sum + count * value, 0));
    const [begun] = collection.series;
    expect(begun?.owned).toBe(new Set(rows.map(({ toy_id }) => toy_id)).size);
    const toys = await provided().succeed(readSeriesToys, { series_id: begun?.series_id ?? '' }, { session: lan });
    expect(toys.rows).toHaveLength(begun?.total ?? 0);
    expect(toys.rows.filter(({ owned }) => owned > 0)).toHaveLength(begun?.owned ?? 0);
  });

  it('keeps what its player has not looked at out of every list, count and page', async () => {
    const server = provided();
    await server.recharge(minh, 100_000);
    const { pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite' });
    const order = { pool_id, count: 5, client_seed: 'mine' } as const;
    const { opening } = await server.succeed(openMysteryBox, order, { session: minh });
    const hidden = await server.db.selectFrom('item').select('item_id').where('pool_id', '=', pool_id).execute();
    const item_ids = hidden.map(({ item_id }) => item_id).join(',');
    const nothing = async () => ({
      toys: (await listOf(minh)).rows.length,
      count: (await server.succeed(readCollection, {}, { session: minh })).count,
    });
    expect(await nothing()).toEqual({ toys: 0, count: 0 });
    expect(await server.call(listItems, { item_ids }, { session: minh })).toMatchObject({ error: 'item_not_found' });
    const item_id = hidden[0]?.item_id ?? '';
    expect(await server.call(readItem, { item_id }, { session: minh })).toMatchObject({ code: 404 });
    await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session: minh });
    expect((await nothing()).count).toBe(5);
    expect(await server.succeed(readItem, { item_id }, { session: minh })).toMatchObject({ item_id, state: 'held' });
  });

  it('is searched without accents, in any language, and by its series', async () => {
    const { rows } = await listOf(lan);
    const [toy] = rows;
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
    for (const q of [toy?.name ?? '', plain(toy?.name ?? ''), plain(toy?.series_name ?? '').toUpperCase()]) {
      expect((await listOf(lan, { q })).rows.map(({ toy_id }) => toy_id)).toContain(toy?.toy_id);
    }
    expect((await listOf(lan, { q: 'no such toy' })).rows).toEqual([]);
    expect((await listOf(lan, { q: "%' or 1=1 --" })).rows).toEqual([]);
  });

  it.each(toyOrders)('is read page by page, by %s', async (order) => {
    const whole = (await listOf(lan, { order })).rows;
    const paged = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listOf>> = await listOf(lan, {
        order,
        limit: 1,
        cursor: cursor ?? undefined,
      });
      paged.push(...page.rows);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(whole);
  });

  it('tells an item’s draw and history to its owner alone, and another’s name with the middle hidden', async () => {
    const server = provided();
    const [item_id = ''] = await giveTestToys(server, lan, { blind_box: 1 });
    const fresh = await server.succeed(readItem, { item_id }, { session: lan });
    expect(fresh.draw).toMatchObject({ own: true, nonce: 0, bonus: false });
    expect(fresh.history).toEqual([{ kind: 'draw', at: fresh.created_at, owner: null }]);
    expect(await server.call(readItem, { item_id }, { session: minh })).toMatchObject({ code: 404 });

    const reference_id = randomUUID();
    const rest = { item_ids: [item_id], user_id: lan.user_id, reference_id, now };
    await inTransaction(server.db, async (db) => {
      await moveItems(db, { ...rest, move: 'offer' });
      await moveItems(db, { ...rest, move: 'give', to_user_id: minh.user_id });
    });
    const given = await server.succeed(readItem, { item_id }, { session: minh });
    expect(given.draw).toMatchObject({ own: false });
    expect(given.history.map(({ kind }) => kind)).toEqual(['give', 'offer', 'draw']);
    expect(given.history[0]?.owner).toBeNull();
    expect(given.history[2]?.owner).toMatch(/\*/);
    expect(await server.call(readItem, { item_id }, { session: lan })).toMatchObject({ code: 404 });
  });
});
