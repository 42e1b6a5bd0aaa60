import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readPool } from '@mcy/api/boxes/pools/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Session } from '../../../testing/startTestServer.ts';
import { claimRefundJournal } from '../../collection/claims/claimJournals.ts';
import { boxesChecks } from '../boxesChecks.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../pools/seedBoxes.ts';

// Stones come from nowhere here: only what concerns boxes is checked.
const server = provideServer(boxesChecks);
let pool_id: string;
beforeAll(async () => {
  await seedBoxes(server().db, new Date());
  ({ pool_id } = await createTestPool(server().db, [1, 1_000]));
});

async function price(): Promise<number> {
  const pool = server().db.selectFrom('pool').select('price').where('pool_id', '=', pool_id);
  return (await pool.executeTakeFirstOrThrow()).price;
}

/** A player with coins, the diamonds that came with them, and stones. */
async function createPlayer({ coins = 500_000, stones = 100_000 } = {}): Promise<Session & { user_id: string }> {
  const player = await server().playerWith(coins);
  await inTransaction(server().db, (db) =>
    postCredit(db, {
      kind: claimRefundJournal,
      subject: { vn: 'Thử', zh: '测试', en: 'Test' },
      reference_id: player.user_id,
      now: new Date(),
      postings: [
        { account: giftsAccount, currency: 'stone', amount: -stones },
        { account: { user_id: player.user_id }, currency: 'stone', amount: stones },
      ],
    }),
  );
  return player;
}

const order = { count: 1, client_seed: 'parts' } as const;

function open(session: Session, parts: { stones?: number; diamonds?: number; total?: number }) {
  return server().call(openMysteryBox, { ...order, pool_id, ...parts }, { session, lang: 'en' });
}

it('an opening takes stones, then diamonds, then coins, in one journal', async () => {
  const session = await createPlayer();
  const list = await price();
  const stones = Math.floor(list / 2);
  const answer = await open(session, { stones, diamonds: 10, total: list - stones - 1_000 });
  expect(answer).toMatchObject({ ok: true });
  if (answer.ok)
    expect(answer.data.opening).toMatchObject({
      paid: list - stones - 1_000,
      stones,
      diamonds: 10,
      diamond_off: 1_000,
    });
  expect(await server().succeed(readWallet, {}, { session })).toMatchObject({
    balance: 500_000 - (list - stones - 1_000),
    stone: 100_000 - stones,
    diamond: 40,
  });
  for (const currency of ['balance', 'stone', 'diamond'] as const) {
    const { rows } = await server().succeed(readFlow, { currency }, { session });
    expect(rows[0]?.kind).toBe('box_open');
  }
});

it('refuses parts that the price does not take or the player does not have, and takes nothing', async () => {
  const session = await createPlayer({ stones: 100 });
  const before = await server().succeed(readWallet, {}, { session });
  const list = await price();
  const refusals = [
    [{ stones: Math.floor(list / 2) + 1 }, 'too_many_stones', 'stones'],
    [{ diamonds: Math.ceil(list / 100) + 1 }, 'too_many_diamonds', 'diamonds'],
    [{ stones: 101 }, 'too_many_stones', 'stones'],
    [{ diamonds: 51 }, 'too_many_diamonds', 'diamonds'],
    [{ stones: 10, diamonds: 10, total: list }, 'price_changed', 'total'],
    [{ stones: -1 }, 'too_small', 'stones'],
    [{ stones: 0.5 }, 'wrong_type', 'stones'],
  ] as const;
  for (const [parts, error, field] of refusals) expect(await open(session, parts)).toMatchObject({ error, field });
  expect(await server().succeed(readWallet, {}, { session })).toEqual(before);
});

it('takes no diamonds for a pool that does not', async () => {
  const session = await createPlayer();
  const { pool_id: other } = await createTestPool(server().db, [1, 1_000]);
  await server().db.updateTable('pool').set({ diamonds_allowed: false }).where('pool_id', '=', other).execute();
  expect(await server().succeed(readPool, { pool_id: other })).toMatchObject({ diamonds_allowed: false });
  expect(await server().succeed(readPool, { pool_id })).toMatchObject({ diamonds_allowed: true });
  const request = { ...order, pool_id: other, diamonds: 1 };
  expect(await server().call(openMysteryBox, request, { session })).toMatchObject({ error: 'too_many_diamonds' });
});

it('ten orders at once spend the same stones once', async () => {
  const list = await price();
  const stones = Math.floor(list / 2);
  const session = await createPlayer({ coins: 2_000_000, stones: stones * 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(session, { stones })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await server().succeed(readWallet, {}, { session })).toMatchObject({ stone: 0 });
});
