import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditDatabase } from '../../server/src/audit.ts';
import { shop } from '../../server/src/shop.ts';
import { startTestServer } from '../../server/src/testing/startTestServer.ts';
import { long } from '../test/long.ts';
import { dumpTables } from './dumpTables.ts';
import { fourDaysAgo, liveInShop } from './liveInShop.ts';

it.runIf(long)('three days in the shop fill every table that keeps its rows', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mcy-live-'));
  const server = await startTestServer({ dataDir, env: { DATA_DIR: dataDir } });
  try {
    await shop.seedDemo(server.db, fourDaysAgo());
    const { players } = await liveInShop(server);
    expect(players.map(({ openings }) => openings > 0)).toEqual([true, true, false]);
    const { tables } = await dumpTables(server.db);
    const empty = Object.keys(tables).filter((name) => tables[name]?.length === 0);
    // Facts are delivered within seconds, sections of rankings come with thousands of players, and tests have no rate limits.
    expect(empty).toEqual(['fact_delivery', 'ranking_section', 'rate_limit']);
    expect(await auditDatabase(server.db)).toEqual([]);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
});
