import type { CompiledQuery, Kysely } from 'kysely';
import type { Database, Tables } from './database.ts';
import { connectionOf } from './pipelined.ts';

/**
 * Gives a transaction a statement whose result nobody needs. It goes out with the next one that is awaited, at the
 * latest with the commit, which fails if it failed.
 */
export function sendLater(db: Database, statement: { compile: (db: Kysely<Tables>) => CompiledQuery }): void {
  connectionOf(db).sendLater(statement.compile(db));
}
