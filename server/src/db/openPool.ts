import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { endWhenHanging } from './endWhenHanging.ts';

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

/** How long a request waits for a connection, a free one or a new one, in ms. */
const connectionPatience = 5000;

/** A pool of connections to a PostgreSQL server, which may end, hang and come back. */
export function openPool(databaseUrl: string): pg.Pool {
  // Probes find a peer that vanished without a word, after about 20 s.
  const config = { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const pool = new pg.Pool({
    ...config,
    max: 20,
    connectionTimeoutMillis: connectionPatience,
    lock_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    types: columnTypes,
  });
  endWhenHanging(pool, config);
  return hearingErrors(pool);
}

/** The embedded engine behind the same interface. It has one connection: inside a transaction, only the transaction may be queried. */
export function openEmbeddedPool(engine: PGlite): pg.Pool {
  return hearingErrors(new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0, types: columnTypes }));
}

/**
 * A connection that breaks says so by an event, which ends the process when nobody hears it. Nothing is to be done:
 * its statement fails by itself, and the pool replaces it.
 */
function hearingErrors(pool: pg.Pool): pg.Pool {
  // While it is idle, and while somebody uses it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
