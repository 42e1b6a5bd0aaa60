import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../server/src/testing/startPostgres.ts';
import { type Session, callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Shop, startShop } from '../shop/startShop.ts';

const run = promisify(execFile);

it('npm run move copies everything to an empty PostgreSQL, and refuses one in use', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mcy-move-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  cpSync(inject('seededShop'), DATA_DIR, { recursive: true });
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase();
  const move = () =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/move.ts', DATABASE_URL], {
      env: { ...process.env, DATA_DIR },
    });

  const embedded = await startShop({ DATA_DIR });
  onTestFinished(() => embedded.kill());
  const session = await openAccount(embedded.url, 5_000_000);
  await openBox(embedded, session, 10);
  const before = await holdingsOf(embedded, session);
  await expect(move()).rejects.toThrow('in use by another process');
  await embedded.stop();
  expect((await move()).stdout).toContain('every invariant holds');

  const moved = await startShop({ DATABASE_URL, DEMO: '1' });
  onTestFinished(() => moved.kill());
  expect(await holdingsOf(moved, session)).toEqual(before);
  // Sequences continue: the next draw and the next entry get free numbers.
  await openBox(moved, session, 5);
  expect((await holdingsOf(moved, session)).record.rows).toHaveLength(2);
  await expect(move()).rejects.toThrow('has users already');
});

async function openBox({ url }: Shop, session: Session, count: 5 | 10): Promise<void> {
  const { rows: pools } = await callShop(url, listPools, { limit: 50 });
  const pool_id = pools.find(({ supply, remaining }) => supply === 'finite' && (remaining ?? 0) >= 15)?.pool_id ?? '';
  await callShop(url, openMysteryBox, { pool_id, count, client_seed: 'move' }, { session });
}

async function holdingsOf({ url }: Shop, session: Session) {
  return {
    record: await callShop(url, readDrawRecord, {}, { session }),
    wallet: await callShop(url, readWallet, {}, { session }),
    flow: await callShop(url, readFlow, { currency: 'balance' }, { session }),
  };
}
