import { pino } from 'pino';
import { demoAccounts } from './account/demoAccounts.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { dataFolderError } from './db/dataFolderError.ts';
import { DatabaseOpenError } from './db/DatabaseOpenError.ts';
import { makeFolder } from './db/makeFolder.ts';
import { migrate } from './db/migrate.ts';
import { type OpenDatabase, openDatabase } from './db/openDatabase.ts';
import { isUnavailable } from './db/sqlState.ts';
import { arrivalsFolder } from './files/fileStoreOf.ts';
import { startServer } from './http/startServer.ts';
import { startJobs } from './jobs/startJobs.ts';
import { seedDemo } from './seedDemo.ts';

// The embedded database can fail beneath every request: this process ends with the reason, and the next one recovers.
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

/** Brings the shop up, and takes it down again on SIGTERM, SIGINT or the death of the process that started it. */
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

/** Also beside PostgreSQL and a bucket uploads arrive on the disk, and the first of them is late to learn that they cannot. */
function makeArrivals(config: Config): void {
  try {
    makeFolder(arrivalsFolder(config));
  } catch (error) {
    throw dataFolderError(config.dataDir, error);
  }
}

/** Brings tables and demo up to date; throws `DatabaseOpenError` when the database is lost meanwhile. */
async function bringUpToDate(config: Config, db: Database): Promise<void> {
  try {
    const migrated = await migrate(db, config);
    if (migrated.length > 0) console.log(`Migrated: ${migrated.join(', ')}`);
    if (config.demo) await seedDemo(db, new Date());
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (!isUnavailable(cause)) throw error;
    throw new DatabaseOpenError(
      `The database was lost while its tables were brought up to date (${String(cause)}): start the server again once it is back.`,
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
  const server = await startServer({ db, config, log });
  const stopJobs = startJobs({ db, config, log });

  async function stop(): Promise<void> {
    console.log('Stopping');
    try {
      await Promise.all([server.close(), stopJobs()]);
      await database.close();
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'the end was not clean');
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
    console.log('\nDemo accounts:');
    for (const { sign_in_name, password } of demoAccounts) console.log(`  ${sign_in_name}  ${password}`);
  }
  console.log(`\nREADY ${config.publicUrl ?? `http://localhost:${server.port}`}`);
}
