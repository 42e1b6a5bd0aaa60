import type { TestProject } from 'vitest/node';
import { shop } from '../shop.ts';
import { readConfig } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `DATABASE_URL` of a migrated template database: each test server gets a copy. */
    templateUrl: string;
  }
}

/**
 * A hundred databases that live for seconds: visits of autovacuum, whole pages in a log that nobody recovers from, and a plan for each of a
 * statement's first five values only cost time.
 */
const settings = [
  'autovacuum=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'plan_cache_mode=force_generic_plan',
];

/** Starts one PostgreSQL for all files of a project, and migrates a database there once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(settings);
  const databaseUrl = postgres.overSocket(await postgres.createDatabase());
  const template = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(template.db, shop.migrations, readConfig({}));
  await template.close();
  project.provide('templateUrl', databaseUrl);
  return postgres.stop;
}
