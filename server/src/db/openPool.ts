import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** How columns are read: bigint as a number that is exact or throws, a calendar day as `YYYY-MM-DD` and not as a moment. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8) return readSafeInteger;
    if (oid === builtins.DATE) return (text: string) => text;
    // Its declaration says `any` for a function from text to a column's value.
    return getTypeParser(oid, format) as (text: string) => unknown;
  },
};

function readSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the whole numbers that are exact`);
  return value;
}

/** A pool of connections to a PostgreSQL server. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    types: columnTypes,
  });
  // A connection that breaks while it is idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {});
  return pool;
}

/** The embedded engine behind the same interface. It has one connection: inside a transaction, only the transaction may be queried. */
export function openEmbeddedPool(engine: PGlite): pg.Pool {
  return new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0, types: columnTypes });
}
