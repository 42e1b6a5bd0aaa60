import { addAddress } from '@mcy/api/account/addresses/contract';
import { testAddress } from './testAddress.ts';
import { createTestPool } from './createTestPool.ts';
import { seedBoxes } from '../areas/boxes/pools/seedBoxes.ts';
import { createTestIssue } from './createTestIssue.ts';
import { type TestServer, startTestServer } from './startTestServer.ts';
import { registerOperator } from './testIdentity.ts';
import type { Owner } from './TestRequests.ts';

/** Three players of one sequence. */
export interface Trio {
  players: readonly Owner[];
  /** Their ids, for a query. */
  ids: readonly string[];
}

/** A shop in which players and operators move money and toys. */
export interface MoneyStage {
  server: TestServer;
  trios: readonly Trio[];
  first: Owner;
  second: Owner;
  issues: { free: string; purchase: string; gift: string };
  pool_id: string;
}

interface Wish {
  trios: number;
  /** Of each issue. */
  coupons: number;
}

/** Opens a shop with players that have coins, two operators, a box and coupons. */
export async function openMoneyStage({ trios: count, coupons: stock }: Wish): Promise<MoneyStage> {
  // One operator decides alone what a whole day of all sequences asks for.
  const alone = { WITHDRAWALS_ALONE_ABOVE: '999999999999', CLAIMS_OF_TWO_ABOVE: '1000000000' };
  const server = await startTestServer({ env: alone });
  const { db, registerUser, succeed, recharge } = server;
  await seedBoxes(db, new Date());
  const { pool_id } = await createTestPool(db, [200_000, 300_000, 500_000], {
    kind: 'infinite',
    spare_units: { common: 20_000, rare: 20_000, epic: 20_000, legendary: 20_000 },
  });
  const [first, second] = [await registerOperator(server), await registerOperator(server)];
  const trios: Trio[] = [];
  for (let place = 0; place < count; place += 1) {
    const players: Owner[] = [];
    for (const name of ['Lan Phương', 'Minh Anh', 'Thu Hà']) {
      const player = await registerUser(name);
      await succeed(addAddress, testAddress(), { session: player });
      await recharge(player, 500_000);
      players.push(player);
    }
    trios.push({ players, ids: players.map(({ user_id }) => user_id) });
  }
  const issueOf = (way: 'free' | 'purchase' | 'gift', price = 0) =>
    createTestIssue(db, { issue: { way, price, stock, budget: stock * 20_000, per_player: 100 } });
  const issues = {
    free: await issueOf('free'),
    purchase: await issueOf('purchase', 3_000),
    gift: await issueOf('gift'),
  };
  return { server, trios, first, second, issues, pool_id };
}
