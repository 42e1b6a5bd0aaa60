import { listPools } from '@mcy/api/boxes/pools/contract';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import type { TestPostgres } from '../../server/src/testing/startPostgres.ts';
import { Refused, callShop } from '../shop/callShop.ts';
import { type Shop, type ShopSettings, startShop } from '../shop/startShop.ts';
import { auditShop } from './auditShop.ts';
import { drawsOf } from './drawsOf.ts';
import { preparePostgres } from './preparePostgres.ts';
import { expectKept } from './expectKept.ts';
import { Player } from './Player.ts';

/** Deaths of PostgreSQL while one server keeps running; `DEATHS` overrides it. */
const deaths = Number(process.env['DEATHS'] ?? (long ? 15 : 1));
const players = 8;
const coins = 50_000_000;
const limits = { timeout: long ? 600_000 : 300_000 };

/** How soon the shop must draw again once the database accepts statements, in ms. */
const patience = 5000;

/** How long a call may take while the database hangs, in ms: the server's own wait, plus slack for a busy machine. */
const longestCall = 10_000;

let prepared: Awaited<ReturnType<typeof preparePostgres>>;
beforeAll(async () => {
  prepared = await preparePostgres();
});
afterAll(() => prepared.end());

interface Stage {
  postgres: TestPostgres;
  settings: ShopSettings;
  shop: Shop;
  crowd: readonly Player[];
  pool_ids: readonly string[];
}

async function openShop(): Promise<Stage> {
  const { postgres, settings } = prepared;
  const shop = await startShop(settings);
  onTestFinished(() => shop.kill());
  const crowd = await Promise.all(Array.from({ length: players }, () => Player.create(shop.url, coins)));
  const { rows: pools } = await callShop(shop.url, listPools, { limit: 50 });
  return { postgres, settings, shop, crowd, pool_ids: pools.map(({ pool_id }) => pool_id) };
}

it(`survives ${deaths} deaths of PostgreSQL under load, and draws again when it is back`, limits, async () => {
  const { postgres, settings, shop, crowd, pool_ids } = await openShop();
  const abort = new AbortController();
  const playing = Promise.all(crowd.map((player) => player.playOn(shop.url, pool_ids, abort.signal)));
  for (let death = 1; death <= deaths; death += 1) {
    // Never at the same point of a draw, and never before the first one.
    await moreThan(drawsOf(crowd) + death * 2, () => drawsOf(crowd), 30_000);
    const failed = failuresOf(crowd).length;
    await (death % 2 === 1 ? postgres.kill() : postgres.shutDown());
    await moreThan(failed, () => failuresOf(crowd).length);
    expect(await healthOf(shop)).toBe(503);
    await postgres.startAgain();
    await moreThan(drawsOf(crowd), () => drawsOf(crowd));
    expect(await healthOf(shop)).toBe(200);
  }
  abort.abort();
  await playing;
  await Promise.all(crowd.map((player) => player.retry(shop.url)));

  expectUnavailable(crowd);
  await expectKept(shop.url, crowd, pool_ids);
  expect(await shop.stop()).toBe(0);
  await auditShop(settings);
});

it('answers while PostgreSQL hangs, and draws again when it resumes', async () => {
  const { postgres, settings, shop, crowd, pool_ids } = await openShop();
  const abort = new AbortController();
  const playing = Promise.all(crowd.map((player) => player.playOn(shop.url, pool_ids, abort.signal)));
  await moreThan(drawsOf(crowd) + 10, () => drawsOf(crowd), 30_000);
  postgres.freeze();
  expect(await healthOf(shop)).toBe(503);
  // Every player was in a call and got its failure.
  await expect.poll(() => crowd.every(({ failures }) => failures.length > 0), { timeout: longestCall }).toBe(true);
  postgres.thaw();
  await moreThan(drawsOf(crowd), () => drawsOf(crowd));
  abort.abort();
  await playing;
  await Promise.all(crowd.map((player) => player.retry(shop.url)));

  expectUnavailable(crowd);
  await expectKept(shop.url, crowd, pool_ids);
  expect(await shop.stop()).toBe(0);
  await auditShop(settings);
});

/** Waits until a number exceeds `least`. */
async function moreThan(least: number, read: () => number, timeout = patience): Promise<void> {
  await expect.poll(read, { timeout, interval: 5 }).toBeGreaterThan(least);
}

async function healthOf({ url }: Shop): Promise<number> {
  return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(longestCall) })).status;
}

function failuresOf(crowd: readonly Player[]): readonly unknown[] {
  return crowd.flatMap(({ failures }) => failures);
}

/** The server reported the failure itself each time, and never broke a connection or failed otherwise. */
function expectUnavailable(crowd: readonly Player[]): void {
  const kinds = new Set(
    failuresOf(crowd).map((failure) =>
      failure instanceof Refused ? `${failure.envelope.code} ${failure.envelope.msg}` : String(failure),
    ),
  );
  expect([...kinds]).toEqual(['503 The shop is busy. Please try again in a moment.']);
}
