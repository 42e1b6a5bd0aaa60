import { randomUUID } from 'node:crypto';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { listItems, readCollection } from '@mcy/api/collection/items/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { runChecks } from '../../../platform/db/runChecks.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { createTestPool } from '../../boxes/pools/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { decomposingChecks } from '../decomposing/decomposingChecks.ts';
import { itemChecks } from './itemChecks.ts';
import { moveItems } from './moveItems.ts';

const long = process.env['TEST_LONG'] === '1';
const [runs, steps] = long ? [200, 200] : [6, 25];
/** Gifts and parcels have no rows here. */
const checks = [...itemChecks, ...decomposingChecks];
const now = new Date('2026-11-22T03:00:00Z');

/** A step names its player, and its item by a place in all items there are: also one that is somebody else's, or elsewhere. */
const step = fc.record({
  action: fc.constantFrom('open', 'reveal', 'offer', 'give', 'take_back', 'send', 'unpack', 'receive', 'decompose'),
  player: fc.nat({ max: 2 }),
  place: fc.nat({ max: 1_000 }),
});

describe('any order of actions by three players', () => {
  const provided = provideServer(checks);
  const players: Owner[] = [];
  let pool_id = '';
  beforeAll(async () => {
    const server = provided();
    await seedBoxes(server.db, now);
    ({ pool_id } = await createTestPool(server.db, [200_000, 300_000, 500_000], { kind: 'infinite' }));
    for (const name of ['Lan Phương', 'Minh Anh', 'Thu Hà']) {
      const player = await server.registerUser(name);
      await server.recharge(player, 50_000_000);
      players.push(player);
    }
  });

  const itemAt = async (place: number) => {
    const items = await provided()
      .db.selectFrom('item')
      .select(['item_id', 'held_by'])
      .where('pool_id', '=', pool_id)
      .orderBy('item_id')
      .execute();
    return items[place % Math.max(items.length, 1)];
  };

  /** Does one step; what the shop refuses changes nothing, which the audit sees. */
  async function take({ action, player, place }: { action: string; player: number; place: number }): Promise<void> {
    const { db, call, succeed } = provided();
    const session = players[player];
    if (session === undefined) return;
    const to_user_id = players[(player + 1) % players.length]?.user_id ?? '';
    const item = await itemAt(place);
    switch (action) {
      case 'open':
        await succeed(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, { session });
        return;
      case 'reveal': {
        const openings = await db.selectFrom('opening').select('opening_id').orderBy('opening_id').execute();
        const opening = openings[place % Math.max(openings.length, 1)];
        if (opening) await call(revealOpening, opening, { session });
        return;
      }
      case 'decompose': {
        if (!item) return;
        const answer = await call(listItems, { item_ids: item.item_id }, { session });
        const stones = stonesOfAll(answer.ok ? answer.data.rows.map(({ value }) => value) : []);
        await call(decompose, { item_ids: [item.item_id], stones }, { session });
        return;
      }
      case 'offer':
      case 'take_back':
      case 'send':
      case 'unpack':
      case 'receive':
      case 'give': {
        if (!item) return;
        const reference_id = item.held_by ?? randomUUID();
        const rest = { item_ids: [item.item_id], user_id: session.user_id, reference_id, now };
        await inTransaction(db, async (transaction) => {
          await (action === 'give'
            ? moveItems(transaction, { ...rest, move: action, to_user_id })
            : moveItems(transaction, { ...rest, move: action }));
        }).catch(ignoreRefusal);
      }
    }
  }

  it('leaves every item in one place, every journal balanced and the audit clean', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (sequence) => {
        for (const one of sequence) await take(one);
        expect(await runChecks(provided().db, checks)).toEqual([]);
        const { kept } = await provided()
          .db.selectFrom('item')
          .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('kept'))
          .where('seen', '=', true)
          .where('state', 'not in', ['decomposed', 'upgraded', 'synthesised'])
          .executeTakeFirstOrThrow();
        const counts = await Promise.all(
          players.map(async (session) => (await provided().succeed(readCollection, {}, { session })).count),
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(kept);
      }),
      { numRuns: runs, seed: 2_026, endOnFailure: true },
    );
  });
});

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
