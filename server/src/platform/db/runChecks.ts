import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
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
  const broken = await findBroken(db, checks);
  const findings: Finding[] = [];
  for (const [place, check] of checks.entries()) {
    if ('find' in check) {
      findings.push(...(await check.find(db)));
    } else if (broken.has(place)) {
      const { rows } = await check.offending.execute(db);
      findings.push(...rows.map((row) => ({ invariant: check.invariant, row })));
    }
  }
  return findings;
}

const compiled = new WeakMap<readonly Check[], CompiledQuery<{ place: number }>>();

/** The places of the broken invariants: one statement, which a connection plans once. Planning each took most of an audit's time. */
async function findBroken(db: Database, checks: readonly Check[]): Promise<ReadonlySet<number>> {
  const known = compiled.get(checks) ?? compileChecks(db, checks);
  if (known === null) return new Set();
  compiled.set(checks, known);
  const { rows } = await db.executeQuery(known);
  return new Set(rows.map(({ place }) => place));
}

function compileChecks(db: Database, checks: readonly Check[]): CompiledQuery<{ place: number }> | null {
  const asked = checks.flatMap((check, place) =>
    'offending' in check
      ? [
          sql<{
            place: number;
          }>`select ${place}::integer as place from (${check.offending}) as broken having count(*) > 0`,
        ]
      : [],
  );
  return asked.length === 0 ? null : sql<{ place: number }>`${sql.join(asked, sql` union all `)}`.compile(db);
}
