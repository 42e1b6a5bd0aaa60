import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { PipelineConnection } from './PipelineConnection.ts';

/** PostgreSQL over a pool, as Kysely's own dialect, with named statements that do not wait for each other. */
export function pipelineDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(pool: pg.Pool): Driver {
  const connections = new WeakMap<pg.PoolClient, PipelineConnection>();
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const client = await pool.connect();
      const known = connections.get(client);
      if (known) return known;
      const connection = new PipelineConnection(client);
      connections.set(client, connection);
      return connection;
    },
    beginTransaction: (connection, settings) => {
      ours(connection).begin(beginningOf(settings));
      return Promise.resolve();
    },
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    releaseConnection: (connection) => {
      ours(connection).release();
      return Promise.resolve();
    },
    destroy: () => pool.end(),
  };
}

function beginningOf({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
}

/** Kysely hands back the connections that it got here. */
function ours(connection: DatabaseConnection): PipelineConnection {
  if (connection instanceof PipelineConnection) return connection;
  throw new TypeError('this connection is of another driver');
}
