// npm run keep-database: uses a demo shop of this version and saves its database under tests/oldDatabases, for later versions to open. Run
// it before a release that adds migrations. It never replaces a saved one: that is what an earlier version left.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { auditDatabase } from '../server/src/audit.ts';
import { placeOnDisk } from '../server/src/platform/files/diskStore.ts';
import { filesFolder } from '../server/src/platform/files/fileStoreOf.ts';
import { shop } from '../server/src/shop.ts';
import { describeSchema } from '../server/src/testing/describeSchema.ts';
import { type OldDatabase, oldDatabaseFile } from '../server/src/testing/readOldDatabase.ts';
import { startTestServer } from '../server/src/testing/startTestServer.ts';
import { dumpTables } from './keepDatabase/dumpTables.ts';
import { keepFile, nameOf, refuseOverwrite } from './keepDatabase/keepFile.ts';
import { fourDaysAgo, liveInShop } from './keepDatabase/liveInShop.ts';
import packageJson from '../package.json' with { type: 'json' };

const file = oldDatabaseFile(nameOf(packageJson.version, Object.keys(shop.migrations)));
refuseOverwrite(file);
const dataDir = mkdtempSync(join(tmpdir(), 'mcy-keep-'));
const server = await startTestServer({ dataDir, env: { DATA_DIR: dataDir } });
try {
  await shop.seedDemo(server.db, fourDaysAgo());
  const lived = await liveInShop(server);
  const findings = await auditDatabase(server.db);
  if (findings.length > 0) throw new Error(`The audit found ${JSON.stringify(findings)}.`);
  const dumped = await dumpTables(server.db);
  const ids = await server.db.selectFrom('file').select('file_id').execute();
  const files = Object.fromEntries(
    ids.map(({ file_id }) => [
      file_id,
      readFileSync(placeOnDisk(filesFolder({ dataDir }), file_id)).toString('base64'),
    ]),
  );
  const kept: OldDatabase = { ...dumped, schema: await describeSchema(server.db), files, ...lived };
  for (const [table, rows] of Object.entries(kept.tables)) console.log(`${table}: ${rows.length}`);
  const bytes = brotliCompressSync(JSON.stringify(kept));
  keepFile(file, bytes);
  console.log(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true });
}
