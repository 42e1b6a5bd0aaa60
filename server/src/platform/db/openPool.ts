import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { DatabaseOpenError } from './DatabaseOpenError.ts';
import { endWhenHanging } from './endWhenHanging.ts';
import { sendUntilSync } from './sendUntilSync.ts';

const { builtins, getTypeParser } = pg.types;

/** Column parsers: bigint becomes a number that is exact or throws; a date stays `YYYY-MM-DD`. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8) return readSafeInteger;
    if (oid === builtins.DATE) return (text: string) => text;
    // Its declaration types the parser's result as `any`.
    return getTypeParser(oid, format) as (text: string) => unknown;
  },
};

function readSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact whole number`);
  return value;
}

/** The planner's default is for discs with heads: it would read a whole small table rather than use an index. */
const randomPageCost = 'random_page_cost=1.1';

/** How long a request waits for a free or new connection, in ms. */
const connectionPatience = 5000;

/** A connection pool to a PostgreSQL server, which may shut down, hang and come back. */
export function openPool(databaseUrl: string): pg.Pool {
  // Keep-alive probes detect a vanished peer after about 20 s.
  const config = { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const pool = new pg.Pool({
    ...config,
    max: 20,
    connectionTimeoutMillis: connectionPatience,
    lock_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    options: `-c ${randomPageCost}`,
    pipeline: true,
    types: columnTypes,
  });
  endWhenHanging(pool, config);
  // A broken connection, idle or in use, emits an error event, and an unhandled one would end the process. There is nothing to do: its
  // statement fails, and the pool replaces it.
  listenForErrors(pool, () => {});
  return pool;
}

/**
 * The embedded engine behind the same interface. It has one connection: inside a transaction, query only the transaction. `onBroken` is
 * called when the engine fails; stop using it then, because one statement's answer may reach another.
 */
export function openEmbeddedPool(engine: PGlite, onBroken: (reason: string) => void = failOnBroken): pg.Pool {
  const config = { ...createPgConfig(sendUntilSync(engine)), pipeline: true, types: columnTypes };
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  listenForErrors(pool, ({ message }) => onBroken(message));
  pool.on('remove', () => {
    if (!pool.ending) onBroken('a statement could not be rolled back');
  });
  return pool;
}

function failOnBroken(reason: string): never {
  throw new DatabaseOpenError(
    `The embedded database failed (${reason}): check that the disk of DATA_DIR has free space and works, then start the server again. Acknowledged writes are kept.`,
  );
}

function listenForErrors(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
}
