import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listPools, readDrawLog } from '@mcy/api/boxes/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../server/src/testing/startPostgres.ts';
import { callShop } from '../shop/callShop.ts';
import { readAll } from '../shop/readAll.ts';
import { type ShopSettings, startShop } from '../shop/startShop.ts';
import { Player } from './Player.ts';

/** Of each engine; a long night may ask for more. */
const deaths = Number(process.env['DEATHS'] ?? 10);
const players = 8;
const coins = 50_000_000;

const engines: readonly { engine: string; settings: () => Promise<ShopSettings> }[] = [
  { engine: 'the embedded database', settings: async () => ({ DATA_DIR: await temporaryFolder() }) },
  {
    engine: 'PostgreSQL',
    settings: async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      return { DATABASE_URL: await postgres.createDatabase(), DEMO: '1', DATA_DIR: await temporaryFolder() };
    },
  },
];

describe.for(engines)('kill -9 under load on $engine', ({ settings: prepare }) => {
  it(`keeps every acknowledged draw through ${deaths} deaths, and doubles none`, async () => {
    const settings = { ...(await prepare()), RATE_LIMITS: '0' };
    let shop = await startShop(settings);
    onTestFinished(() => shop.kill());
    const crowd = await Promise.all(Array.from({ length: players }, () => Player.create(shop.url, coins)));
    const { rows: pools } = await callShop(shop.url, listPools, { limit: 50 });
    const pool_ids = pools.map(({ pool_id }) => pool_id);

    for (let death = 1; death <= deaths; death += 1) {
      const abort = new AbortController();
      const before = drawsOf(crowd);
      const playing = Promise.all(crowd.map((player) => player.play(shop.url, pool_ids, abort.signal)));
      // Never at the same point of a draw, and never before there was one.
      await expect.poll(() => drawsOf(crowd), { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + death * 2);
      await shop.kill();
      abort.abort();
      await playing;
      shop = await startShop(settings);
      await Promise.all(crowd.map((player) => player.retry(shop.url)));
    }

    for (const player of crowd) {
      const record = await player.readRecord(shop.url);
      const acknowledged = [...player.acknowledged.values()];
      expect(sorted(record.map(({ opening_id }) => opening_id))).toEqual(
        sorted(acknowledged.map(({ opening }) => opening.opening_id)),
      );
      const spent = record.reduce((sum, { paid }) => sum + paid, 0);
      expect(await player.readBalance(shop.url)).toBe(player.coins - spent);
      for (const { attempt, opening } of acknowledged.slice(-3)) {
        expect(await player.ask(attempt, shop.url), 'the same key, the same answer').toEqual(opening);
      }
    }

    let logged = 0;
    for (const pool_id of pool_ids) {
      const log = await readAll((cursor) =>
        callShop(shop.url, readDrawLog, { pool_id, limit: 50, ...(cursor === undefined ? {} : { cursor }) }),
      );
      expect(log.map(({ nonce }) => nonce)).toEqual(log.map((_, place) => place));
      logged += log.length;
    }
    expect(logged).toBeGreaterThanOrEqual(drawsOf(crowd));

    expect(await shop.stop()).toBe(0);
    await audit(settings);
  });
});

function drawsOf(crowd: readonly Player[]): number {
  return crowd.reduce(
    (sum, { acknowledged }) =>
      sum + [...acknowledged.values()].reduce((draws, { opening }) => draws + opening.count, 0),
    0,
  );
}

/** `npm run audit`; fails with the rows that break an invariant. */
async function audit(settings: ShopSettings): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'server/src/audit.ts'];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...settings } });
}

function sorted(ids: readonly string[]): readonly string[] {
  return ids.toSorted();
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mcy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
