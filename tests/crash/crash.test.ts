import { listPools } from '@mcy/api/boxes/pools/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { startShop } from '../shop/startShop.ts';
import { auditShop } from './auditShop.ts';
import { drawsOf } from './drawsOf.ts';
import { engines } from './engines.ts';
import { expectKept } from './expectKept.ts';
import { Player } from './Player.ts';

/** Per engine; `DEATHS` overrides it. */
const deaths = Number(process.env['DEATHS'] ?? (long ? 15 : 3));
const players = 8;
const coins = 50_000_000;

describe.for(engines)('kill -9 under load on $engine', ({ prepare }) => {
  it(`keeps every acknowledged draw through ${deaths} deaths, and duplicates none`, async () => {
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
      // Never at the same point of a draw, and never before the first one.
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
