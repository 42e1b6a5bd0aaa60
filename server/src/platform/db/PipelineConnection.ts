import { AbortedTransactionError, CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { createNames } from './createNames.ts';
import { isStalePlan } from './sqlState.ts';

const commit = 'commit';

/** A statement on its way, and who gets its result. */
interface Statement {
  query: CompiledQuery;
  resolve: (result: pg.QueryResult) => void;
  reject: (error: unknown) => void;
}

/**
 * A connection that writes the statements of one tick together and does not wait for one answer before it sends the
 * next: PostgreSQL takes them in their order. `begin` goes out with a transaction's first statement.
 */
export class PipelineConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #nameOf = createNames();
  #waiting: Statement[] = [];
  #flushing = false;
  #transaction: 'none' | 'announced' | 'begun' = 'none';
  /** Why a statement failed that nobody awaited. */
  #failure: { error: unknown } | null = null;
  /** Why the connection ended. */
  #lost: { error: unknown } | null = null;
  /** Grows when plans went stale, which gives every statement a new name. */
  #edition = 0;
  #discarded = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', (error) => (this.#lost ??= { error }));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#discarded) throw new Error('Postgres connection has been discarded');
    try {
      return resultOf(await this.#retried(query));
    } catch (error) {
      throw withCallers(this.#failure?.error ?? error, new Error());
    }
  }

  /** Sends a statement with the next one that is awaited, or with the commit, which fails if it did. */
  sendLater(query: CompiledQuery): void {
    this.#waiting.push({ query, resolve: () => {}, reject: (error) => (this.#failure ??= { error }) });
  }

  begin(statement: string): void {
    this.#failure = null;
    this.#transaction = 'announced';
    this.sendLater(CompiledQuery.raw(statement));
  }

  async commit(): Promise<void> {
    const isEmpty = this.#transaction === 'announced' && this.#waiting.length === 1;
    if (isEmpty) return this.#forget();
    const committed = await this.#send(CompiledQuery.raw(commit));
    this.#transaction = 'none';
    const failure = this.#failure;
    this.#failure = null;
    if (failure) throw withCallers(failure.error, new Error());
    // PostgreSQL rolls back instead when a statement failed.
    if (committed.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    const begun = this.#transaction === 'begun';
    this.#forget();
    if (!begun) return;
    try {
      await this.#send(CompiledQuery.raw('rollback'));
    } catch (error) {
      this.#discarded = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#discarded);
  }

  // oxlint-disable-next-line eslint/require-yield -- the shop streams nothing
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Statements are not streamed');
  }

  /** Drops what was not sent, and ends the transaction. */
  #forget(): void {
    const dropped = this.#waiting;
    this.#waiting = [];
    this.#transaction = 'none';
    for (const { reject } of dropped) reject(new Error('The transaction ended before this statement was sent'));
    this.#failure = null;
  }

  async #retried(query: CompiledQuery): Promise<pg.QueryResult> {
    try {
      return await this.#send(query);
    } catch (error) {
      // In a transaction, `inTransaction` runs all of it again.
      if (this.#transaction !== 'none' || !isStalePlan(error)) throw error;
      return this.#send(query);
    }
  }

  #send(query: CompiledQuery): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (this.#flushing) return;
      this.#flushing = true;
      process.nextTick(() => this.#flush());
    });
  }

  #flush(): void {
    this.#flushing = false;
    const statements = this.#waiting;
    this.#waiting = [];
    if (this.#transaction === 'announced') this.#transaction = 'begun';
    // The embedded engine has no stream to hold back.
    const { stream }: { stream: { cork?: () => void; uncork?: () => void } } = this.#client.connection;
    stream.cork?.();
    try {
      for (const statement of statements) this.#write(statement);
    } finally {
      stream.uncork?.();
    }
  }

  #write({ query: { sql, parameters }, resolve, reject }: Statement): void {
    const values = [...parameters];
    // Without parameters it may be several statements, which cannot have a name.
    const name = values.length === 0 ? null : this.#nameOf(sql);
    const named = name === null ? {} : { name: this.#edition === 0 ? name : `${name}-${this.#edition}` };
    const answered = (result: pg.QueryResult): void => {
      // After a failure only a savepoint that is rolled back, or the whole transaction, lets a statement succeed.
      if (sql !== commit) this.#failure = null;
      resolve(result);
    };
    this.#client.query({ text: sql, values, ...named }).then(answered, (error: unknown) => {
      if (isStalePlan(error)) this.#edition += 1;
      reject(this.#lost?.error ?? error);
    });
  }
}

const counted: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  // The driver's rows are `any`; the query's builder knows their type.
  const read = rows as Row[];
  return counted.includes(command) ? { rows: read, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: read };
}

/** The driver's error was made where the answer came; this adds who asked. */
function withCallers(error: unknown, here: Error): unknown {
  if (error instanceof Error) error.stack += here.stack?.slice(here.stack.indexOf('\n')) ?? '';
  return error;
}
