// npm run move -- postgres://…: copies the embedded database in DATA_DIR into an empty PostgreSQL, and the uploaded files into the
// configured S3 bucket. Stop the server first.
import { auditDatabase } from '../server/src/audit.ts';
import { ConfigError } from '../server/src/platform/config/ConfigError.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import { DatabaseOpenError } from '../server/src/platform/db/DatabaseOpenError.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../server/src/platform/db/openDatabase.ts';
import { fileStoreOf, filesFolder } from '../server/src/platform/files/fileStoreOf.ts';
import { shop } from '../server/src/shop.ts';
import { copyDatabase } from './move/copyDatabase.ts';
import { copyFiles } from './move/copyFiles.ts';

const open: OpenDatabase[] = [];
try {
  const { DATABASE_URL: _, ...environment } = process.env;
  const { databaseUrl } = readConfig({ ...environment, DEMO: '1', DATABASE_URL: process.argv[2] });
  if (databaseUrl === null)
    throw new ConfigError('Name the target: npm run move -- postgres://user:password@host:5432/mcy');
  const config = readConfig({ ...environment, DEMO: '1' });
  const { dataDir } = config;
  const from = await openDatabase({ databaseUrl: null, dataDir });
  open.push(from);
  const to = await openDatabase({ databaseUrl, dataDir });
  open.push(to);
  await migrate(from.db, shop.migrations, config);
  await migrate(to.db, shop.migrations, config);
  for (const [table, count] of await copyDatabase(from.db, to.db)) console.log(`${table}: ${count}`);
  const findings = await auditDatabase(to.db);
  for (const { invariant, row } of findings) console.error(`${invariant}\n  ${JSON.stringify(row)}`);
  if (findings.length > 0)
    throw new Error('The copy fails the audit: keep using the embedded database, and report this.');
  if (config.s3) {
    console.log(`Files in the bucket: ${await copyFiles(to.db, filesFolder(config), fileStoreOf(config))}`);
  } else {
    console.log(
      `The uploaded files stay in ${filesFolder(config)}: keep DATA_DIR, or set the S3 settings and move again into an empty database.`,
    );
  }
  console.log('Moved, and every invariant holds. From now on, start with DATABASE_URL set to this database.');
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof DatabaseOpenError ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const database of open) await database.close();
}
