import { randomUUID } from 'node:crypto';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { registerUser } from '../../server/src/areas/account/entry/registerUser.ts';
import { openSession } from '../../server/src/areas/account/entry/sessions/openSession.ts';
import { createTestPool } from '../../server/src/testing/createTestPool.ts';
import { acceptEveryAgreement } from '../../server/src/areas/content/policies/acceptEveryAgreement.ts';
import { openDatabase } from '../../server/src/platform/db/openDatabase.ts';
import { callShop } from '../../tests/shop/callShop.ts';

/** Where a shop keeps its data. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

export interface PreparedShop {
  players: { token: string; pwdVersion: string }[];
  pool_ids: string[];
}

/** Adds players who are signed in, and endless pools with a guarantee, to a migrated shop that does not run. */
export async function prepareShop(place: Place, counts: { players: number; pools: number }): Promise<PreparedShop> {
  const { db, close } = await openDatabase(place);
  const now = new Date();
  const players: PreparedShop['players'] = [];
  for (let player = 0; player < counts.players; player += 1) {
    const name = `${randomUUID()}@example.com`;
    const fields = { sign_in_name: name, nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
    const user_id = await registerUser(db, fields, now);
    const { pwd_version } = await db
      .selectFrom('app_user')
      .select('pwd_version')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    const device = { address: '127.0.0.1', device: null, user_agent: null };
    const token = await openSession(db, { user_id, pwd_version, ...device, now });
    await acceptEveryAgreement(db, user_id, now);
    players.push({ token, pwdVersion: String(pwd_version) });
  }
  const pool_ids: string[] = [];
  for (let pool = 0; pool < counts.pools; pool += 1) {
    const settings = {
      kind: 'infinite',
      price: 10_000,
      guarantee_after: 80,
      draws_per_seed: 1_000,
      reserve_draws: 1_000_000,
    } as const;
    pool_ids.push((await createTestPool(db, [10_000, 90_000, 300_000, 600_000], settings)).pool_id);
  }
  await close();
  return { players, pool_ids };
}

/** Gives a player of a running shop coins, at the sandbox bank. */
export async function giveCoins(url: string, { token, pwdVersion }: PreparedShop['players'][number]): Promise<void> {
  const session = { token, pwdVersion: Number(pwdVersion), user: { id: '' } };
  const { pay_url } = await callShop(url, recharge, { amount: 100_000_000 }, { session });
  await fetch(new URL(pay_url, url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
}
