import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** An invariant of the whole database, as a query for the rows that break it, or as code when a query cannot tell. */
export type Check =
  | {
      /** The invariant, with its number in design.md ("Ledger and draws"). */
      invariant: string;
      offending: RawBuilder<object>;
    }
  | { find: (db: Database) => Promise<Finding[]> };

/** A row that breaks an invariant. */
export interface Finding {
  invariant: string;
  row: object;
}

/** Returns every row that breaks one of the checks. */
export async function runChecks(db: Database, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    if ('find' in check) {
      findings.push(...(await check.find(db)));
      continue;
    }
    const { rows } = await check.offending.execute(db);
    findings.push(...rows.map((row) => ({ invariant: check.invariant, row })));
  }
  return findings;
}
