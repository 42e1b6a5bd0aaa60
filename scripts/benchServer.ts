// npm run bench:server: draws of the shop beside a minimal server that writes the same rows (tests/bench/server/plain.ts), without and
// with batches, and a list and a detail for guests beside the same server, in turn and on both engines. ROUNDS,
// SECONDS, CLIENTS, ENGINES and SCENES narrow it; BESIDE names the folder of another checkout of the shop, to be measured in the same run;
// PROCESSES=2 adds the shop as two processes on one PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { listPools, readPool } from '@mcy/api/boxes/pools/contract';
import { auditDatabase } from '../server/src/audit.ts';
import { openDatabase } from '../server/src/platform/db/openDatabase.ts';
import { startPostgres } from '../server/src/testing/startPostgres.ts';
import { type Asked, drive } from './bench/drive.ts';
import { medianOf } from './bench/medianOf.ts';
import { type Place, giveCoins, prepareShop } from './bench/prepareShop.ts';
import { readBytes } from './bench/readBytes.ts';
import { readCpu } from './bench/readCpu.ts';
import { type SpawnedServer, spawnServer } from './bench/spawnServer.ts';

const root = join(import.meta.dirname, '..');
const listed = (name: string, all: string): string[] => (process.env[name] ?? all).split(',');
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 2);
const clients = listed('CLIENTS', '1,16,64').map(Number);
const engines = listed('ENGINES', 'PostgreSQL,embedded');
const scenes = listed('SCENES', 'draws,hot pool,list,detail');
const beside = process.env['BESIDE'];
const processes = Number(process.env['PROCESSES'] ?? 1);
const players = 64;
const pools = 20;

/** How to ask a server. */
interface Target {
  paths: { draw: string; list: string; detail: (pool_id: string) => string };
  /** Headers of each player. */
  players: readonly Readonly<Record<string, string>>[];
  pool_ids: readonly string[];
}

/** A server under test. */
interface Way {
  name: string;
  /** Its processes; each client keeps to one. */
  servers: readonly SpawnedServer[];
  target: Target;
  /** Stops the server; throws when the audit finds something. */
  end: () => Promise<void>;
}

interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU time of an answer, in ms. */
  serverCpu: number;
  databaseCpu: number;
  /** Cores that others used meanwhile. */
  others: number;
}

const folder = mkdtempSync(join(tmpdir(), 'mcy-bench-'));
const postgres = await startPostgres();
try {
  for (const engine of engines) await benchEngine(engine);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function benchEngine(engine: string): Promise<void> {
  const ways = [await openPlain(engine, 'plain', '0'), await openPlain(engine, 'plain, batches', '1')];
  if (beside !== undefined) ways.unshift(await openShop(engine, 'the shop beside', beside));
  if (processes > 1 && engine === 'PostgreSQL') {
    ways.unshift(await openShop(engine, `${processes} processes`, root, processes));
  }
  ways.unshift(await openShop(engine, 'shop', root));
  try {
    for (const scene of scenes) for (const count of clients) await benchScene(engine, scene, count, ways);
  } finally {
    for (const way of ways) await way.end();
  }
}

/** The request of a turn. Nobody is two clients at once. */
function requestsOf(scene: string, { paths, players: sessions, pool_ids }: Target): (turn: number) => Asked {
  const drawn = scene === 'hot pool' ? pool_ids.slice(0, 1) : pool_ids;
  const poolOf = (turn: number): string => drawn[turn % drawn.length] ?? '';
  if (scene === 'list') return () => ({ method: 'GET', path: paths.list, headers: {} });
  if (scene === 'detail') return (turn) => ({ method: 'GET', path: paths.detail(poolOf(turn)), headers: {} });
  return (turn) => ({
    method: 'POST',
    path: paths.draw,
    headers: {
      ...sessions[turn % sessions.length],
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ pool_id: poolOf(turn), count: 1, client_seed: `bench-${turn}` }),
  });
}

async function benchScene(engine: string, scene: string, count: number, all: readonly Way[]): Promise<void> {
  const reads = scene === 'list' || scene === 'detail';
  // Reads have no batches.
  const ways = reads ? all.filter(({ name }) => name !== 'plain, batches') : all;
  const samples = new Map<Way, Sample[]>(ways.map((way) => [way, []]));
  // The first round warms up. In turn, so that a busy moment of the machine affects all.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const sample = await measure(way, scene, count);
      if (round > 0) samples.get(way)?.push(sample);
    }
  }
  const clientsOf = count === 1 ? '1 client' : `${count} clients`;
  console.log(`\n${engine}, ${scene}, ${clientsOf}: medians of ${rounds} rounds of ${seconds} s`);
  console.log(describe(samples));
  if (!reads) return;
  for (const { name, servers, target } of ways) {
    const url = `${servers[0]?.url ?? ''}${requestsOf(scene, target)(0).path}`;
    console.log(`${name}: ${await readBytes(url, 'identity')} bytes, ${await readBytes(url, 'br, gzip')} compressed`);
  }
}

async function measure({ servers, target }: Way, scene: string, count: number): Promise<Sample> {
  const pids = servers.map(({ pid }) => pid);
  const [before, start] = [readCpu(pids), performance.now()];
  const own = process.cpuUsage();
  const urls = servers.map(({ url }) => url);
  const load = { clients: count, duration: seconds * 1000 };
  const took = (await drive(urls, requestsOf(scene, target), load)).toSorted((a, b) => a - b);
  const elapsed = (performance.now() - start) / 1000;
  const after = readCpu(pids);
  const { user, system } = process.cpuUsage(own);
  const serverCpu = after.server - before.server;
  const databaseCpu = after.database - before.database;
  const known = serverCpu + databaseCpu + (user + system) / 1e6;
  return {
    perSecond: took.length / elapsed,
    p50: took[Math.floor(took.length * 0.5)] ?? Number.NaN,
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    serverCpu: (serverCpu * 1000) / took.length,
    databaseCpu: (databaseCpu * 1000) / took.length,
    others: Math.max(0, after.machine - before.machine - known) / elapsed,
  };
}

function describe(samples: ReadonlyMap<Way, readonly Sample[]>): string {
  const [, plain, batched] = ['shop', 'plain', 'plain, batches'].map((name) =>
    [...samples].find(([way]) => way.name === name),
  );
  const rows = [...samples].map(([{ name }, each]) => {
    const median = (read: (sample: Sample) => number): number => medianOf(each.map(read));
    const speed = median(({ perSecond }) => perSecond);
    const against = (floor: typeof plain): string =>
      floor ? (speed / medianOf(floor[1].map(({ perSecond }) => perSecond))).toFixed(2) : '';
    const others = each.map((sample) => sample.others);
    return [
      name,
      speed.toFixed(0),
      against(plain),
      against(batched),
      median(({ p50 }) => p50).toFixed(1),
      median(({ p99 }) => p99).toFixed(1),
      `${median(({ serverCpu }) => serverCpu).toFixed(2)} + ${median(({ databaseCpu }) => databaseCpu).toFixed(2)}`,
      `${Math.min(...others).toFixed(1)}–${Math.max(...others).toFixed(1)}`,
    ];
  });
  const head = ['', 'answers/s', '/ plain', '/ batches', 'p50 ms', 'p99 ms', 'CPU ms', 'others'];
  return [head, ...rows]
    .map((cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(16) : cell.padStart(13))).join(''))
    .join('\n');
}

async function openShop(engine: string, name: string, checkout: string, count = 1): Promise<Way> {
  const place: Place =
    engine === 'PostgreSQL'
      ? { databaseUrl: await postgres.createDatabase(), dataDir: mkdtempSync(join(folder, 'shop-')) }
      : { databaseUrl: null, dataDir: mkdtempSync(join(folder, 'shop-')) };
  const env = {
    ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
    DATA_DIR: place.dataDir,
    DEMO: '1',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
  };
  const start = (): Promise<SpawnedServer> => spawnServer(checkout, 'server/src/main.ts', env);
  // It migrates and adds the demo's toys.
  await (await start()).stop();
  const prepared = await prepareShop(place, { players, pools });
  const first = await start();
  for (const player of prepared.players) await giveCoins(first.url, player);
  const more = await Promise.all(Array.from({ length: count - 1 }, start));
  const servers = [first, ...more];
  return {
    name,
    servers,
    target: {
      paths: {
        draw: openMysteryBox.path,
        list: listPools.path,
        detail: (pool_id) => `${readPool.path}?pool_id=${pool_id}`,
      },
      ...prepared,
    },
    end: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      const database = await openDatabase(place);
      const findings = await auditDatabase(database.db);
      await database.close();
      if (findings.length > 0) throw new Error(`${name}: the audit found ${JSON.stringify(findings)}`);
      console.log(`${engine}, ${name}: the audit finds nothing.`);
    },
  };
}

async function openPlain(engine: string, name: string, batches: string): Promise<Way> {
  const server = await spawnServer(root, 'tests/bench/server/plain.ts', {
    ...(engine === 'PostgreSQL'
      ? { DATABASE_URL: await postgres.createDatabase() }
      : { DATA_DIR: mkdtempSync(join(folder, 'plain-')) }),
    BATCHES: batches,
    PLAYERS: String(players),
    POOLS: String(pools),
  });
  const pool_ids = (await (await fetch(server.url)).json()) as string[];
  const tokens = Array.from({ length: players }, (_, player) => ({ token: `player-${player}` }));
  const paths = { draw: '/draw', list: '/list', detail: (pool_id: string) => `/detail?pool_id=${pool_id}` };
  return { name, servers: [server], target: { paths, players: tokens, pool_ids }, end: server.stop };
}
