import { randomUUID } from 'node:crypto';
import { type ItemMove, type ItemState, itemMoves, itemStates } from '@mcy/api/collection/items/words';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { itemChecks } from './itemChecks.ts';
import { lockItems, moveItems } from './moveItems.ts';

const now = new Date('2026-11-22T03:00:00Z');

/** How an item gets into each state. */
const ways: Record<ItemState, readonly Exclude<ItemMove, 'give'>[]> = {
  held: [],
  gifting: ['offer'],
  shipping: ['send'],
  delivered: ['send', 'receive'],
  decomposed: ['decompose'],
  upgraded: ['upgrade'],
  synthesised: ['synthesise'],
};

describe('items', () => {
  const provided = provideServer(itemChecks);
  let lan: Session & { user_id: string };
  let minh: Session & { user_id: string };
  beforeAll(async () => {
    const server = provided();
    [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Minh Anh')];
  });

  const move = (name: ItemMove, item_ids: readonly string[], reference_id: string, user_id = lan.user_id) =>
    inTransaction(provided().db, async (db) => {
      const rest = { item_ids, user_id, reference_id, now };
      await (name === 'give'
        ? moveItems(db, { ...rest, move: name, to_user_id: minh.user_id })
        : moveItems(db, { ...rest, move: name }));
    });
  const read = (item_id: string) =>
    provided()
      .db.selectFrom('item')
      .select(['user_id', 'state', 'held_by'])
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow();
  const draw = (blind_box: number, unseen = false) => giveTestToys(provided(), lan, { blind_box }, { unseen });

  const cases = itemStates.flatMap((state) =>
    (Object.keys(itemMoves) as ItemMove[]).map((name) => ({ state, name, ...itemMoves[name] })),
  );
  it.each(cases)('$state, $name', async ({ state, name, from, to }) => {
    const [item_id = ''] = await draw(1);
    const reference_id = randomUUID();
    for (const step of ways[state]) await move(step, [item_id], reference_id);
    const before = await read(item_id);
    expect(before.state).toBe(state);
    if (from !== state) {
      await expect(move(name, [item_id], reference_id)).rejects.toMatchObject({ error: 'item_elsewhere' });
      expect(await read(item_id)).toEqual(before);
      return;
    }
    await move(name, [item_id], reference_id);
    const owner = name === 'give' ? minh.user_id : lan.user_id;
    expect(await read(item_id)).toEqual({ user_id: owner, state: to, held_by: to === 'held' ? null : reference_id });
  });

  it('move together or not at all', async () => {
    const [first = '', ...rest] = await draw(10);
    await move('send', [first], randomUUID());
    await expect(move('decompose', [...rest, first], randomUUID())).rejects.toMatchObject({ error: 'item_elsewhere' });
    for (const item_id of rest) expect(await read(item_id)).toMatchObject({ state: 'held' });
  });

  it('are moved by their owner alone, and out of a parcel or gift by that one alone', async () => {
    const [item_id = ''] = await draw(1);
    await expect(move('send', [item_id], randomUUID(), minh.user_id)).rejects.toMatchObject({
      error: 'item_not_found',
    });
    await move('send', [item_id], randomUUID());
    await expect(move('unpack', [item_id], randomUUID())).rejects.toMatchObject({ error: 'item_elsewhere' });
    expect(await read(item_id)).toMatchObject({ state: 'shipping' });
  });

  it('cannot be moved before their player has seen them', async () => {
    const [item_id = ''] = await draw(1, true);
    await expect(move('send', [item_id], randomUUID())).rejects.toMatchObject({ error: 'item_not_found' });
    const locking = inTransaction(provided().db, (db) => lockItems(db, { user_id: lan.user_id, item_ids: [item_id] }));
    await expect(locking).rejects.toMatchObject({ error: 'item_not_found' });
    expect(await read(item_id)).toMatchObject({ state: 'held' });
  });

  it('go into one of twenty parcels that take them at once', async () => {
    const item_ids = await draw(10);
    const parcels = Array.from({ length: 20 }, () => randomUUID());
    const outcomes = await Promise.allSettled(
      parcels.map((parcel, index) => move('send', index % 2 ? item_ids : item_ids.toReversed(), parcel)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = parcels[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    for (const item_id of item_ids) expect((await read(item_id)).held_by).toBe(winner);
  });

  it('are numbered by their prize, from 1, also over several orders', async () => {
    const item_ids = await draw(10);
    const serials = await provided()
      .db.selectFrom('item')
      .select(['prize_id', 'serial'])
      .where('item_id', 'in', item_ids)
      .orderBy('nonce')
      .execute();
    for (const [, items] of Map.groupBy(serials, ({ prize_id }) => prize_id)) {
      expect(items.map(({ serial }) => serial)).toEqual(items.map((_, index) => index + 1));
    }
  });

  it('never change what they are, and are never deleted', async () => {
    const [item_id = ''] = await draw(1);
    const { db } = provided();
    await expect(sql`update item set serial = 9 where item_id = ${item_id}`.execute(db)).rejects.toThrow(
      'only its owner and its place change',
    );
    await expect(sql`delete from item where item_id = ${item_id}`.execute(db)).rejects.toThrow(
      'only its owner and its place change',
    );
  });
});
