import { setTimeout as sleep } from 'node:timers/promises';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../../platform/db/inTransaction.ts';
import { runChecks } from '../../../../platform/db/runChecks.ts';
import { long } from '../../../../../../scripts/test/long.ts';
import { provideTwoServers } from '../../../../testing/provideTwoServers.ts';
import { createTestPool } from '../../../../testing/createTestPool.ts';
import { seedBoxes } from '../seedBoxes.ts';
import { saleChecks } from './saleChecks.ts';
import { withdrawSale } from './withdrawSale.ts';

const provided = provideTwoServers();
const rounds = Array.from({ length: long ? 200 : 6 }, (_, round) => round);

it('lets each draw come before a pool is taken off sale or not at all, in either order', async () => {
  const [server, other] = [provided(0), provided(1)];
  await seedBoxes(server.db, new Date());
  const players = await Promise.all([0, 1, 2, 3].map(() => server.registerUser()));
  for (const player of players) await server.recharge(player, 20_000_000);
  let [before, after] = [0, 0];
  for (const round of rounds) {
    const isFinite = round % 2 === 0;
    const { pool_id } = await createTestPool(
      server.db,
      isFinite ? [1, 3, 6, 10] : [1_000, 99_000, 900_000],
      isFinite ? {} : { kind: 'infinite', guarantee_after: 50 },
    );
    const draws = players.map((session, index) =>
      (index % 2 === 0 ? server : other).call(
        openMysteryBox,
        { pool_id, count: 3, client_seed: `race-${round}-${index}` },
        { session },
      ),
    );
    // At once, after some of the draws, or after all of them.
    const delay = [0, 8, 25][round % 3];
    if (delay !== 0) await sleep(delay);
    const ends = [server, other].map(({ db }) =>
      inTransaction(db, (transaction) => withdrawSale(transaction, pool_id, new Date())).then(
        () => 'done',
        () => 'refused',
      ),
    );
    const [answers, ended] = await Promise.all([Promise.all(draws), Promise.all(ends)]);
    expect(ended.toSorted(), `round ${round}`).toEqual(['done', 'refused']);
    const sold = answers.filter(({ ok }) => ok).length;
    before += sold;
    after += answers.length - sold;
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('off_sale');
    const pool = await server.db
      .selectFrom('pool')
      .selectAll()
      .where('pool_id', '=', pool_id)
      .executeTakeFirstOrThrow();
    expect(pool).toMatchObject({ next_nonce: 3 * sold, remaining: isFinite ? 20 - 3 * sold : null });
    expect(pool.off_sale_at).not.toBeNull();
  }
  // Otherwise nothing raced.
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(0);
  expect(await runChecks(server.db, saleChecks)).toEqual([]);
});
