import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFans } from '@mcy/api/account/people/contract';
import { type Call, envelopeSchema } from '@mcy/api/contract';
import { readFlow } from '@mcy/api/wallet/flow/contract';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from './areas/account/entry/sessions/openSession.ts';
import type { OpenShop } from './platform/area/composeShop.ts';
import { readConfig } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { OpenDatabase } from './platform/db/openDatabase.ts';
import { startServer } from './platform/http/startServer.ts';
import { shop } from './shop.ts';
import { exampleRequest } from './testing/exampleRequest.ts';
import type { ManyRows } from './testing/ManyRows.ts';
import { manyId } from './testing/manyId.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';
import { findLongReads } from './testing/findLongReads.ts';

// At 50,000 the plans are those of a million, and half of its players or pools is still too long to read.
const rows = process.env['TEST_LONG'] === '1' ? 1_000_000 : 50_000;
const amounts = { rows, players: rows / 10, pools: rows / 10 };

/** Reads that are longer, each with the reason. */
const longer: Readonly<Record<string, string>> = {
  '/api/user/profile': 'counts every fan, and everybody a player follows: about 1 ms for each 10,000',
  '/api/mall/checkout':
    'goes through the usable coupons of a player until 50 of them are for the mall; people hold tens',
  '/api/operator/sales': 'adds up the days of each product that was sold: about 1 ms for each 5,000',
  '/api/mall/series': 'counts every box and its draws: about 1 ms for each 5,000 boxes',
};

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

let database: OpenDatabase;
let open: OpenShop;
let server: Awaited<ReturnType<typeof startServer>>;
let topics: readonly ManyRows[];
/** Tables with rows of their own here, or with a reason for having few. */
const known = new Set<string>();
const tokens: Record<string, string> = {};
let sent: Statement[] = [];

/** The heaviest player, who has half of everything, and one like all others. */
const players = { heaviest: 1, typical: 4 };

beforeAll(async () => {
  database = await openTestDatabase();
  topics = await loadTopics();
  await fill(database.db, topics);
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMITS: '0', DEMO: '1' });
  open = shop.open({ db: recording(database.db), config, log: pino({ level: 'silent' }) });
  server = await startServer(open);
  await open.outbox.settled();
  for (const [name, number] of Object.entries(players)) {
    const session = { user_id: manyId('player', number), pwd_version: 1, address: '192.0.2.1', device: null };
    tokens[name] = await openSession(database.db, { ...session, user_agent: null, now: new Date() });
  }
}, 600_000);
afterAll(async () => {
  await server.close(0);
  await open.close();
  await database.close();
});

async function loadTopics(): Promise<ManyRows[]> {
  const files = globSync('areas/*/*/manyRows.ts', { cwd: import.meta.dirname }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(import.meta.dirname, file)).href);
      // The folder's rule: such a file exports its rows under this name.
      return (module as { manyRows: ManyRows }).manyRows;
    }),
  );
}

async function fill(db: Database, parts: readonly ManyRows[]): Promise<void> {
  await sql`
    create function many_id(kind text, number bigint) returns uuid language sql immutable as
      $$ select (left(md5(kind), 8) || '-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid $$;
    create function many_owner(number bigint) returns uuid language sql immutable as
      $$ select many_id('player', case when number % 2 = 0 then 1 else 2 + number / 2 % ${sql.lit(amounts.players - 1)} end) $$`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    // Without triggers and foreign keys: ten times as fast, and in any order of the topics.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const part of parts) for (const statement of part.insert(amounts)) await statement.execute(transaction);
  });
  await sql`analyze`.execute(db);
  const { rows: filled } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples >= 100`.execute(db);
  for (const { name } of filled) known.add(name);
  for (const { short = {} } of parts) for (const name of Object.keys(short)) known.add(name);
}

/** The database, keeping a note of each statement that a handler sends. */
function recording(db: Database): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
      sent.push({ sql: text, parameters });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(plugin);
}

const reads = shop.calls.map(({ call }) => call).filter(({ method }) => method === 'GET');

/** The requests that the topics name, and a first page. */
function requestsOf(call: Call): Readonly<Record<string, unknown>>[] {
  const named = topics.flatMap(({ requests }) => requests?.(amounts)[call.path] ?? []);
  const { cursor: _cursor, ...first } = named[0] ?? {};
  return [first, ...named].map((request) => exampleRequest(call, request));
}

/** Sends a request and returns the code of its answer; `sent` has its statements. */
async function send(call: Call, request: Readonly<Record<string, unknown>>, name: string): Promise<number> {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(request)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(field, String(value));
  }
  sent = [];
  const answer = await fetch(`http://127.0.0.1:${server.port}${call.path}?${query.toString()}`, {
    headers: { token: tokens[name] ?? '', pwdVersion: '1' },
  });
  return envelopeSchema.parse(await answer.json()).code;
}

/** What is wrong with the statements of a request. */
async function faultsOf(call: Call, request: Readonly<Record<string, unknown>>, name: string): Promise<string[]> {
  const code = await send(call, request, name);
  // A row of the heaviest player is not the typical one's; its statements are the same.
  if (code !== 200 && (name === 'heaviest' || code !== 404)) return [`answers ${code}`];
  const faults: string[] = [];
  for (const statement of sent) faults.push(...(await findLongReads(database.pool, statement, known)));
  return faults;
}

describe('lists with many rows', () => {
  it.each(reads.map((call) => [call.path, call] as const))('%s reads a page’s worth of rows', async (path, call) => {
    const requests = requestsOf(call);
    if (isPaged(call))
      expect(
        requests.filter((request) => 'cursor' in request),
        'a late cursor in manyRows.ts',
      ).not.toEqual([]);
    const faults: string[] = [];
    for (const request of requests) {
      for (const name of Object.keys(tokens)) {
        const found = await faultsOf(call, request, name);
        faults.push(...found.map((fault) => `${name} ${JSON.stringify(request)}: ${fault}`));
      }
    }
    if (path in longer) expect(faults, 'is no longer long: take it off the list').not.toEqual([]);
    else expect(faults, faults.join('\n')).toEqual([]);
  });
});

describe('a fault in a list', () => {
  const statementOf = async (call: Call, request: Readonly<Record<string, unknown>>, table: string) => {
    expect(await send(call, request, 'heaviest')).toBe(200);
    const statement = sent.find((one) => one.sql.includes(table));
    if (!statement) throw new Error(`no statement reads ${table}`);
    return statement;
  };

  it('is an index that is missing', async () => {
    const statement = await statementOf(listFans, {}, '"follow"."follow_id" desc');
    expect(await findLongReads(database.pool, statement, known)).toEqual([]);
    const spoil = 'drop index follow_by_followed';
    expect(await findLongReads(database.pool, statement, known, spoil)).not.toEqual([]);
  });

  it('is an order that no index has', async () => {
    const statement = await statementOf(readFlow, { currency: 'balance' }, '"entry_id" desc');
    const reordered = { ...statement, sql: statement.sql.replace('"entry_id" desc', '"amount" desc') };
    expect(reordered.sql).not.toBe(statement.sql);
    expect(await findLongReads(database.pool, reordered, known)).toContainEqual(
      expect.stringMatching(/entry reads \d{5,} rows/),
    );
  });

  it('is a filter that no index has', async () => {
    const statement = await statementOf(readFlow, { currency: 'balance', kind: 'withdrawal' }, '"entry_id" desc');
    const spoil = 'drop index entry_by_kind';
    expect(await findLongReads(database.pool, statement, known, spoil)).not.toEqual([]);
  });

  it('is a table without rows here', async () => {
    const statement = { sql: 'select follower_id from fan_told', parameters: [] };
    expect(await findLongReads(database.pool, statement, known)).toEqual([
      expect.stringContaining('fan_told has no rows here'),
    ]);
  });
});

function isPaged({ request }: Call): boolean {
  return 'shape' in request && typeof request.shape === 'object' && request.shape !== null && 'cursor' in request.shape;
}
