import { setTimeout as sleep } from 'node:timers/promises';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { type Shop, startShop } from '../shop/startShop.ts';
import { auditShop } from './auditShop.ts';
import { Caller } from './Caller.ts';
import { drawsOf } from './drawsOf.ts';
import { expectKept } from './expectKept.ts';
import { Player } from './Player.ts';
import type { Prepared } from './Prepared.ts';
import { Trader } from './Trader.ts';

/** Per engine; `DEATHS` overrides it. */
const deaths = Number(process.env['DEATHS'] ?? (long ? 15 : 1));
/** Per engine. */
const stops = Number(process.env['STOPS'] ?? (long ? 5 : 1));
const players = 8;
const tradersAtOnce = 3;
const callers = 16;
const coins = 50_000_000;

/** The minimum duration of the slowest call after SIGTERM, and how soon after the last answer the process must exit, in ms. */
const slowest = 1000;
const margin = 2000;

const timeout = long ? 600_000 : 300_000;

/** Tests of deaths and stops on a database. */
export function testDeaths(engine: string, prepare: () => Promise<Prepared>): void {
  describe(`under load on ${engine}`, { timeout }, () => {
    // One database for both tests, because the demo takes longer to create than most of what they do.
    let prepared: Prepared;
    /** What the deaths left running: a start takes as long as a death. */
    let running: Shop | null = null;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(async () => {
      await running?.kill();
      await prepared.end();
    });

    it(`kill -9 keeps every acknowledged draw, withdrawal, parcel, gift and coupon through ${deaths} deaths, and duplicates none`, async () => {
      const { settings } = prepared;
      let shop = await startShop(settings);
      onTestFinished(async () => {
        if (shop !== running) await shop.kill();
      });
      const crowd = await Promise.all(Array.from({ length: players }, () => Player.create(shop.url, coins)));
      const traders = await Promise.all(Array.from({ length: tradersAtOnce }, () => Trader.create(shop.url, coins)));
      const pool_ids = await poolsOf(shop);

      for (let death = 1; death <= deaths; death += 1) {
        const abort = new AbortController();
        const before = drawsOf(crowd);
        const traded = tradesOf(traders);
        const playing = Promise.all(
          [...crowd, ...traders].map((player) => player.play(shop.url, pool_ids, abort.signal)),
        );
        // Never at the same point of a draw, and never before the first one.
        await expect.poll(() => drawsOf(crowd), { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + death * 2);
        // On the first death each has done everything once; later ones come in the middle of anything.
        const least = death === 1 ? tradersAtOnce * 8 : death;
        await expect.poll(() => tradesOf(traders), { timeout: 60_000, interval: 5 }).toBeGreaterThan(traded + least);
        await shop.kill();
        abort.abort();
        await playing;
        shop = await startShop(settings);
        await Promise.all([...crowd, ...traders].map((player) => player.retry(shop.url)));
      }

      await expectKept(shop.url, crowd, pool_ids);
      for (const trader of traders) await trader.expectKept(shop.url);
      running = shop;
    });

    it(`SIGTERM cuts off no call of ${callers} connections in ${stops} stops, and the process exits with the slowest`, async () => {
      for (let stop = 1; stop <= stops; stop += 1) {
        const shop = running ?? (await startShop(prepared.settings));
        running = null;
        onTestFinished(() => shop.kill());
        const session = await openAccount(shop.url, coins);
        const pool_ids = await poolsOf(shop);
        const crowd = Array.from({ length: callers }, () => new Caller(shop.url, session, pool_ids));
        const slow = new Caller(shop.url, session, pool_ids);

        const calling = Promise.all(crowd.map((caller) => caller.callOn()));
        const fewest = (): number => Math.min(...crowd.map(({ answered }) => answered));
        await expect.poll(fewest, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
        const slowCall = slow.call(slowest + 100);
        await sleep(100);
        // They wait to be accepted while the engine blocks the process.
        const late = Array.from({ length: callers }, () => new Caller(shop.url, session, pool_ids));
        const lateCalls = Promise.all(late.map((caller) => caller.call()));
        await sleep(50);
        const ended = shop.stop().then((code) => ({ code, at: performance.now() }));
        await calling;
        await lateCalls;
        expect(await slowCall, 'the slow call has its answer').toBe(true);
        const { code, at } = await ended;

        expect([slow, ...late, ...crowd].flatMap(({ cut }) => cut)).toEqual([]);
        expect(code).toBe(0);
        expect(at - Math.max(...[slow, ...late, ...crowd].map(({ answeredAt }) => answeredAt))).toBeLessThan(margin);
      }
      // After the deaths too.
      await auditShop(prepared.settings);
    });
  });
}

/** What was acknowledged to all traders. */
function tradesOf(traders: readonly Trader[]): number {
  return traders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

async function poolsOf({ url }: Shop): Promise<readonly string[]> {
  const { rows } = await callShop(url, listPools, { limit: 50 });
  return rows.map(({ pool_id }) => pool_id);
}
