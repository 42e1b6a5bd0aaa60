import {
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import type { Database, Tables } from './database.ts';
import { PipelineConnection } from './PipelineConnection.ts';

/** A transaction neither begins another nor opens connections: of its properties, only the executor is used. */
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const connections = new WeakMap<Database, PipelineConnection>();

/**
 * The same transaction, whose statements do not wait for each other: Kysely would send each after the one before it was
 * answered. What `Promise.all` holds goes out in one write and is done in that order.
 */
export async function pipelined(transaction: Transaction<Tables>): Promise<Database> {
  const alone = transaction.getExecutor();
  const connection = await alone.provideConnection((provided) => Promise.resolve(provided));
  const executor = alone.withConnectionProvider({ provideConnection: (consume) => consume(connection) });
  const same = new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
  if (connection instanceof PipelineConnection) connections.set(same, connection);
  return same;
}

/** The connection of a transaction. Throws outside of `inTransaction`. */
export function connectionOf(db: Database): PipelineConnection {
  const connection = connections.get(db);
  if (!connection) throw new Error('Call sendLater inside inTransaction only');
  return connection;
}
