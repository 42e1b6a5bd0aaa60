import { realpathSync } from 'node:fs';
import { accountChecks } from './account/accountChecks.ts';
import { auditBoxes } from './boxes/auditBoxes.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { DatabaseOpenError } from './db/DatabaseOpenError.ts';
import { openDatabase } from './db/openDatabase.ts';
import { type Finding, runChecks } from './db/runChecks.ts';
import { filesChecks } from './files/filesChecks.ts';
import { httpChecks } from './http/httpChecks.ts';
import { ledgerChecks } from './ledger/ledgerChecks.ts';
import { walletChecks } from './wallet/walletChecks.ts';

/** Checks design.md's invariants on one snapshot of a database, which may be in use; returns every row that breaks one. */
export function auditDatabase(db: Database): Promise<Finding[]> {
  if (db.isTransaction) return audit(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(audit);
}

async function audit(db: Database): Promise<Finding[]> {
  return [
    ...(await runChecks(db, [...ledgerChecks, ...walletChecks, ...httpChecks, ...accountChecks, ...filesChecks])),
    ...(await auditBoxes(db)),
  ];
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
