import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Something that must hold of the whole database, as a query for the rows that break it, or as code where a query cannot tell. */
export type Check =
  | {
      /** What must hold, with its number in design.md ("Ledger and draws"). */
      invariant: string;
      offending: RawBuilder<object>;
    }
  | { find: (db: Database) => Promise<Finding[]> };

/** A row that breaks an invariant. */
export interface Finding {
  invariant: string;
  row: object;
}

/** Every row that breaks one of the checks. */
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
