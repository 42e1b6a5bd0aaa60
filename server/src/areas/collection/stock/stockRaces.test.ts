import { randomUUID } from 'node:crypto';
import { decompose } from '@mcy/api/collection/decomposing/contract';
import { stonesOfAll } from '@mcy/api/collection/decomposing/rules';
import { correctUnits, receiveUnits } from '@mcy/api/operator/stock/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { putOnSale } from '../../boxes/pools/putOnSale.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';

const provided = provideTwoServers();
const rounds = Array.from({ length: 10 }, (_, round) => round);

it('sells the last units to one of two boxes, and takes each count for what it was, ten times', async () => {
  const [server, other] = [provided(0), provided(1)];
  const { db, call, succeed } = server;
  await seedBoxes(db, new Date('2026-11-21T03:00:00Z'));
  const session = await registerOperator(server);
  const player = await server.playerWith(5_000_000);
  for (const round of rounds) {
    const [item_id = ''] = await giveTestToys(server, player, { blind_box: 1 });
    const { toy_id, series_id, value } = await db
      .selectFrom('item')
      .innerJoin('toy', 'toy.toy_id', 'item.toy_id')
      .select(['toy.toy_id', 'series_id', 'value'])
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow();
    const { free, on_hand } = await countsOf(toy_id);
    const sell = (on: typeof db) =>
      inTransaction(on, (transaction) => {
        const prize = { prize_id: randomUUID(), toy_id, tier: 'A', rarity: 'common', weight: free } as const;
        const name = { vn: 'Hộp', zh: '箱', en: 'Box' };
        const shown = { position: 1_000, kind: 'ichiban', name, description: name, image: '', price: 10_000 } as const;
        return putOnSale(transaction, { pool_id: randomUUID(), series_id, odds: [prize], ...shown }, new Date());
      });
    const sold = await Promise.allSettled([sell(db), sell(other.db)]);
    expect(sold.map(({ status }) => status).toSorted(), `round ${round}`).toEqual(['fulfilled', 'rejected']);
    expect((await countsOf(toy_id)).free).toBe(0);
    const counted = { toy_id, counted: on_hand + 5, seen: on_hand, reason: 'Kiểm kho' };
    const answers = await Promise.all([
      call(correctUnits, counted, { session }),
      other.call(correctUnits, counted, { session }),
      succeed(decompose, { item_ids: [item_id], stones: stonesOfAll([value]) }, { session: player }),
    ]);
    expect(answers.filter((answer) => 'ok' in answer && answer.ok)).toHaveLength(1);
    expect(await countsOf(toy_id)).toEqual({ on_hand: on_hand + 5, free: 6 });
    await Promise.all(
      [server, other].map((on) => on.succeed(receiveUnits, { toy_id, units: 3, reason: 'Nhập' }, { session })),
    );
    expect((await countsOf(toy_id)).on_hand).toBe(on_hand + 11);
  }
});

async function countsOf(toy_id: string) {
  const { db } = provided(0);
  return db.selectFrom('stock').select(['on_hand', 'free']).where('toy_id', '=', toy_id).executeTakeFirstOrThrow();
}
