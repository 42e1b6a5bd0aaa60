import { randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { agreed } from '../../server/src/testing/agreed.ts';
import { loadTestRequests } from '../../server/src/testing/loadTestRequests.ts';
import type { OldDatabase } from '../../server/src/testing/readOldDatabase.ts';
import type { TestServer } from '../../server/src/testing/startTestServer.ts';
import type { Resident, Residents } from '../../server/src/testing/TestRequests.ts';

const day = 86_400_000;

/** When to seed the demo shop: its past ends before these three days begin. */
export const fourDaysAgo = (): Date => new Date(Date.now() - 4 * day);

/** Uses the demo shop for three days, as each topic's `testRequests.ts` says, so that every table that calls can fill has rows; returns the users. */
export async function liveInShop(server: TestServer): Promise<Pick<OldDatabase, 'players' | 'retry'>> {
  const { days } = await loadTestRequests();
  const today = Date.now();
  mock.timers.enable({ apis: ['Date'], now: today - 3 * day });
  try {
    const residents: Residents = {
      an: await join(server, 'an'),
      binh: await join(server, 'binh'),
      chi: await join(server, 'chi'),
    };
    const { an, binh, chi } = residents;
    await server.recharge(an, 30_000_000);
    await server.recharge(binh, 500_000);
    await server.recharge(chi, 200_000);
    for (const { first } of days) await first?.(server, residents);

    mock.timers.setTime(today - 2 * day);
    for (const { second } of days) await second?.(server, residents);

    mock.timers.setTime(today);
    const retry = await orderOnce(server, an);
    for (const { third } of days) await third?.(server, residents);

    const players: OldDatabase['players'] = [];
    for (const session of [an, binh, chi]) {
      const wallet = await server.succeed(readWallet, {}, { session });
      const { rows } = await server.succeed(readDrawRecord, { limit: 50 }, { session });
      const { sign_in_name, password } = session;
      players.push({ sign_in_name, password, wallet, openings: rows.length });
    }
    return { players, retry };
  } finally {
    mock.timers.reset();
  }
}

async function join(server: TestServer, name: string): Promise<Resident> {
  const person = { sign_in_name: `${name}@example.com`, password: 'Xuong-rong-92', birthday: '1990-06-15' };
  const { token, pwdVersion, user } = await server.register({ ...person, nickname: `Bạn ${name}`, ...agreed });
  return { ...person, token, pwdVersion, user_id: user.id, invite_code: user.invite_code };
}

/** An order whose answer is kept, because a retry must get it again. */
async function orderOnce(server: TestServer, session: Resident): Promise<OldDatabase['retry']> {
  const { rows: pools } = await server.succeed(listPools, { limit: 50 });
  const order = {
    pool_id: pools.find(({ total }) => (total ?? 0) > 20)?.pool_id ?? '',
    client_seed: 'kept-and-asked-again',
  };
  const key = randomUUID();
  const { text: answer } = await server.call(openMysteryBox, { ...order, count: 1 }, { session, idempotencyKey: key });
  return { sign_in_name: session.sign_in_name, key, ...order, answer };
}
