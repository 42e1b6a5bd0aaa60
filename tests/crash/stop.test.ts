import { setTimeout as sleep } from 'node:timers/promises';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { startShop } from '../shop/startShop.ts';
import { Caller } from './Caller.ts';
import { engines } from './engines.ts';

/** Per engine. */
const stops = Number(process.env['STOPS'] ?? (long ? 5 : 1));
const callers = 16;

/** The minimum duration of the slowest call after SIGTERM, and how soon after the last answer the process must exit, in ms. */
const slowest = 1000;
const margin = 2000;

describe.for(engines)('SIGTERM under load on $engine', ({ prepare }) => {
  it(`cuts off no call of ${callers} connections in ${stops} stops, and exits with the slowest`, async () => {
    const settings = { ...(await prepare()), RATE_LIMITS: '0' };
    for (let stop = 1; stop <= stops; stop += 1) {
      const shop = await startShop(settings);
      onTestFinished(() => shop.kill());
      const session = await openAccount(shop.url, 50_000_000);
      const { rows: pools } = await callShop(shop.url, listPools, { limit: 50 });
      const pool_ids = pools.map(({ pool_id }) => pool_id);
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
  });
});
