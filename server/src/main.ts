import { pino } from 'pino';
import { ConfigError } from './platform/config/ConfigError.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { dataFolderError } from './platform/db/dataFolderError.ts';
import { DatabaseOpenError } from './platform/db/DatabaseOpenError.ts';
import { makeFolder } from './platform/db/makeFolder.ts';
import { migrate } from './platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from './platform/db/openDatabase.ts';
import { isUnavailable } from './platform/db/sqlState.ts';
import { arrivalsFolder } from './platform/files/fileStoreOf.ts';
import { startServer } from './platform/http/startServer.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { shop } from './shop.ts';

// The embedded database can fail under any request. Then this process exits with the reason, and the next one recovers.
process.on('uncaughtException', (error) => {
  console.error(error instanceof DatabaseOpenError ? error.message : error);
  process.exit(1);
});

try {
  await main(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DatabaseOpenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Starts the shop, and stops it on SIGTERM, SIGINT or when the parent process dies. */
async function main(config: Config): Promise<void> {
  console.log(config.databaseUrl === null ? `Opening the database in ${config.dataDir}` : 'Connecting to PostgreSQL');
  const database = await openDatabase(config);
  try {
    await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Uploads land on the disk first, even with PostgreSQL and a bucket. Checking now beats failing at the first upload. */
function makeArrivals(config: Config): void {
  try {
    makeFolder(arrivalsFolder(config));
  } catch (error) {
    throw dataFolderError(config.dataDir, error);
  }
}

/** Migrates the tables and seeds the demo; throws `DatabaseOpenError` when the connection is lost meanwhile. */
async function bringUpToDate(config: Config, db: Database): Promise<void> {
  try {
    const migrated = await migrate(db, shop.migrations, config);
    if (migrated.length > 0) console.log(`Migrated: ${migrated.join(', ')}`);
    if (config.demo) await shop.seedDemo(db, new Date(), config.identitySecret);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (!isUnavailable(cause)) throw error;
    throw new DatabaseOpenError(
      `The connection to the database was lost during the migration (${String(cause)}): start the server again once it is back.`,
      { cause },
    );
  }
}

async function serve(config: Config, database: OpenDatabase): Promise<void> {
  const { db } = database;
  makeArrivals(config);
  await bringUpToDate(config, db);
  // Logs go to stderr: stdout is for the person at the terminal.
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const open = shop.open({ db, config, log });
  const server = await startServer(open, { rendersFirst: true }).catch(async (error: unknown) => {
    // Its deliveries must not outlive the database.
    await open.close();
    throw error;
  });
  const stopJobs = startJobs(open);

  async function stop(): Promise<void> {
    console.log('Stopping');
    try {
      await Promise.all([server.close(), stopJobs()]);
      await open.close();
      await database.close();
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  }
  let stopping: Promise<void> | null = null;
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(event, () => {
      stopping ??= stop();
    });
  }

  if (config.demo) {
    console.log(`\n${shop.demoNotes.join('\n')}`);
  }
  console.log(`\nREADY ${config.publicUrl ?? `http://localhost:${server.port}`}`);
}
