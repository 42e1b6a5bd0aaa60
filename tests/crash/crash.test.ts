import { listPools } from '@mcy/api/boxes/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../server/src/testing/startPostgres.ts';
import { callShop } from '../shop/callShop.ts';
import { type ShopSettings, startShop } from '../shop/startShop.ts';
import { auditShop } from './auditShop.ts';
import { drawsOf } from './drawsOf.ts';
import { expectKept } from './expectKept.ts';
import { Player } from './Player.ts';
import { temporaryFolder } from './temporaryFolder.ts';

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

    await expectKept(shop.url, crowd, pool_ids);
    expect(await shop.stop()).toBe(0);
    await auditShop(settings);
  });
});
