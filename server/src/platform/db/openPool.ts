import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
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
  // A connection that breaks, idle or in use, says so by an event, which ends the process when nobody hears it. Nothing
  // is to be done: its statement fails by itself, and the pool replaces it.
  hearBreaking(pool, () => {});
  return pool;
}

/**
 * The embedded engine behind the same interface. It has one connection: inside a transaction, only the transaction may
 * be queried. `onBroken` hears when that breaks, after which the engine must not be used: it has failed, and answers
 * of one statement may come to another.
 */
export function openEmbeddedPool(engine: PGlite, onBroken: (reason: string) => void = failOnBroken): pg.Pool {
  const pool = new pg.Pool({ ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0, types: columnTypes });
  hearBreaking(pool, ({ message }) => onBroken(message));
  pool.on('remove', () => {
    if (!pool.ending) onBroken('a statement could not be undone');
  });
  return pool;
}

function failOnBroken(reason: string): never {
  throw new DatabaseOpenError(
    `The embedded database failed (${reason}): see that the disk of DATA_DIR has room and is sound, then start the server again. What was acknowledged is kept.`,
  );
}

function hearBreaking(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
}
