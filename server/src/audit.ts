import { realpathSync } from 'node:fs';
import { ConfigError } from './platform/config/ConfigError.ts';
import { readConfig } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { DatabaseOpenError } from './platform/db/DatabaseOpenError.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { type Finding, runChecks } from './platform/db/runChecks.ts';
import { shop } from './shop.ts';

/** Checks design.md's invariants on one snapshot of a database, which may be in use; returns every row that breaks one. */
export function auditDatabase(db: Database): Promise<Finding[]> {
  if (db.isTransaction) return runChecks(db, shop.checks);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => runChecks(snapshot, shop.checks));
}

async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const findings = await auditDatabase(database.db);
    for (const { invariant, row } of findings) console.error(`${invariant}\n  ${JSON.stringify(row)}`);
    if (findings.length > 0) {
      console.error(`Audit: ${findings.length} rows break an invariant.`);
      process.exitCode = 1;
    } else {
      console.log('Audit: every invariant holds.');
    }
  } finally {
    await database.close();
  }
}

// Tests import this file; `npm run audit` runs it.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof DatabaseOpenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
