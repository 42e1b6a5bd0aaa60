// The floor of `npm run bench:server`: a draw as one would write it by hand for this one purpose. The same rows as the shop's, in tables
// without triggers, foreign keys or history, in two trips, with or without batches. A list and a detail of pools are one statement each, of
// as many bytes as the shop's, and nothing is kept. Not part of the shop.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { draw, hashSeed } from '../../../server/src/areas/boxes/opening/draw.ts';
import { openDatabase } from '../../../server/src/platform/db/openDatabase.ts';

interface Order {
  pool_id: string;
  client_seed: string;
  token: string;
  key: string;
}

/** An order of a batch, and who waits for it. */
interface Waiting {
  order: Order;
  resolve: (answer: string) => void;
  reject: (error: unknown) => void;
}

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', BATCHES: batches = '0' } = process.env;
const players = Number(process.env['PLAYERS']);
const pools = Number(process.env['POOLS']);
const price = 10_000;
const weights = [10_000, 90_000, 300_000, 600_000];
const prizes = weights.map((weight, place) => ({ prize_id: randomUUID(), name: `Prize ${place}`, weight }));

/** What a list shows of a pool besides its id. */
const shown = {
  series_id: randomUUID(),
  series_name: 'Thung lũng Rồng',
  kind: 'infinite',
  supply: 'infinite',
  name: 'Hộp thử',
  image: '/art/toys/echo-shell.webp',
  price,
  total: null,
  remaining: null,
  sold_out: false,
  top_prizes: ['A', 'B', 'C'].map((tier) => ({
    prize_id: randomUUID(),
    tier,
    rarity: 'legendary',
    name: 'Vua Rồng Vàng',
    image: '/art/toys/dragon-king.webp',
    value: 1_000_000,
  })),
};

const { pool: db } = await openDatabase({ databaseUrl: databaseUrl ?? null, dataDir });
await db.query(`
  create table player (token bytea primary key, user_id uuid not null, balance bigint not null check (balance >= 0));
  create table pool (pool_id uuid primary key, seed text not null, next_nonce int not null default 0, shown jsonb not null);
  create table opening (opening_id uuid primary key, user_id uuid, pool_id uuid, count int, paid bigint, client_seed text, opened_at timestamptz);
  create index on opening (user_id, opening_id);
  create table draw (pool_id uuid, nonce int, opening_id uuid, prize_id uuid, primary key (pool_id, nonce));
  create table item (item_id uuid primary key, user_id uuid, pool_id uuid, nonce int, prize_id uuid);
  create table journal (journal_id uuid primary key, reference_id uuid unique, subject jsonb, created_at timestamptz);
  create table entry (entry_id bigint generated always as identity primary key, journal_id uuid, account text, amount bigint, balance_after bigint);
  create index on entry (account, entry_id desc);
  create table kept (key bytea primary key, answer text not null, created_at timestamptz)`);
const hash = (words: string): Buffer => createHash('sha256').update(words).digest();
for (let player = 0; player < players; player += 1) {
  await db.query('insert into player values ($1, $2, $3)', [hash(`player-${player}`), randomUUID(), 10 ** 12]);
}
const pool_ids = Array.from({ length: pools }, () => randomUUID());
for (const pool_id of pool_ids) {
  await db.query('insert into pool (pool_id, seed, shown) values ($1, $2, $3)', [
    pool_id,
    hashSeed(randomBytes(32).toString('hex')),
    { ...shown, pool_id },
  ]);
}

const statements = {
  pools:
    'select pool_id, seed, next_nonce from pool where pool_id = any($1::uuid[]) order by pool_id for no key update',
  players: 'select token, user_id, balance from player where token = any($1::bytea[]) order by token for no key update',
  kept: 'select key, answer from kept where key = any($1::bytea[])',
  write: `
    with openings as (
      insert into opening select *, $13::timestamptz
      from unnest($1::uuid[], $2::uuid[], $3::uuid[], array_fill(1, array[cardinality($1::uuid[])]), array_fill(${price}::bigint, array[cardinality($1::uuid[])]), $4::text[])
    ), draws as (
      insert into draw select * from unnest($3::uuid[], $5::int[], $1::uuid[], $6::uuid[])
    ), items as (
      insert into item select * from unnest($7::uuid[], $2::uuid[], $3::uuid[], $5::int[], $6::uuid[])
    ), journals as (
      insert into journal select *, $13::timestamptz from unnest($8::uuid[], $1::uuid[], array_fill('{}'::jsonb, array[cardinality($1::uuid[])]))
    ), entries as (
      insert into entry (journal_id, account, amount, balance_after)
      select journal_id, user_id::text, -${price}, balance from unnest($8::uuid[], $2::uuid[], $9::bigint[]) as paid (journal_id, user_id, balance)
      union all select journal_id, 'sales', ${price}, null from unnest($8::uuid[]) as journal_id
    ), paid as (
      update player set balance = balance - told.amount
      from (select user_id, count(*) * ${price} as amount from unnest($2::uuid[]) as user_id group by user_id) as told
      where player.user_id = told.user_id and player.token = any($14::bytea[])
    ), drawn as (
      update pool set next_nonce = told.next_nonce from unnest($10::uuid[], $11::int[]) as told (pool_id, next_nonce)
      where pool.pool_id = told.pool_id
    )
    insert into kept select *, $13::timestamptz from unnest($12::bytea[], $15::text[])`,
};

/** Draws orders in one transaction of two trips; the order's answer or its failure by place. */
async function drawAll(orders: readonly Order[]): Promise<(string | Error)[]> {
  const client = await db.connect();
  const ask = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  const together = <Results>(send: () => Promise<Results>): Promise<Results> => {
    const { stream }: { stream: { cork?: () => void; uncork?: () => void } } = client.connection;
    stream.cork?.();
    const results = send();
    stream.uncork?.();
    return results;
  };
  try {
    const keys = orders.map(({ key }) => hash(key));
    const tokens = orders.map(({ token }) => hash(token));
    const [, found, known, kept] = await together(() =>
      Promise.all([
        client.query('begin'),
        ask('pools', [[...new Set(orders.map(({ pool_id }) => pool_id))]]),
        ask('players', [tokens]),
        ask('kept', [keys]),
      ]),
    );
    const poolOf = new Map(
      (found.rows as { pool_id: string; seed: string; next_nonce: number }[]).map((row) => [row.pool_id, row]),
    );
    const playerOf = new Map(
      (known.rows as { token: Buffer; user_id: string; balance: number }[]).map((row) => [
        row.token.toString('hex'),
        row,
      ]),
    );
    const answers = new Map(
      (kept.rows as { key: Buffer; answer: string }[]).map(({ key, answer }) => [key.toString('hex'), answer]),
    );
    const outcomes: (string | Error)[] = [];
    const drawn: {
      order: Order;
      place: number;
      opening_id: string;
      user_id: string;
      nonce: number;
      prize_id: string;
      balance: number;
      answer: string;
    }[] = [];
    for (const [place, order] of orders.entries()) {
      const pool = poolOf.get(order.pool_id);
      const player = playerOf.get(tokens[place]?.toString('hex') ?? '');
      const before = answers.get(keys[place]?.toString('hex') ?? '');
      if (before !== undefined || !pool || !player || player.balance < price) {
        outcomes.push(before ?? new Error('refused'));
        continue;
      }
      const nonce = pool.next_nonce++;
      player.balance -= price;
      const prize = prizes[draw({ seed: pool.seed, client_seed: order.client_seed, nonce, weights })];
      if (!prize) throw new Error('no prize');
      const opening_id = randomUUID();
      const { user_id, balance } = player;
      const opening = { opening_id, pool_id: order.pool_id, count: 1, paid: price, client_seed: order.client_seed };
      const results = [{ nonce, prize, bonus: null, guaranteed: false }];
      const answer = JSON.stringify({ code: 200, msg: 'ok', data: { opening: { ...opening, results }, balance } });
      answers.set(keys[place]?.toString('hex') ?? '', answer);
      outcomes.push(answer);
      drawn.push({ order, place, opening_id, user_id, nonce, prize_id: prize.prize_id, balance, answer });
    }
    const changed = [...poolOf.values()];
    await together(() =>
      Promise.all([
        ask('write', [
          drawn.map(({ opening_id }) => opening_id),
          drawn.map(({ user_id }) => user_id),
          drawn.map(({ order }) => order.pool_id),
          drawn.map(({ order }) => order.client_seed),
          drawn.map(({ nonce }) => nonce),
          drawn.map(({ prize_id }) => prize_id),
          drawn.map(() => randomUUID()),
          drawn.map(() => randomUUID()),
          drawn.map(({ balance }) => balance),
          changed.map(({ pool_id }) => pool_id),
          changed.map(({ next_nonce }) => next_nonce),
          drawn.map(({ place }) => keys[place]),
          new Date(),
          tokens,
          drawn.map(({ answer }) => answer),
        ]),
        client.query('commit'),
      ]),
    );
    client.release();
    return outcomes;
  } catch (error) {
    await client.query('rollback');
    client.release();
    throw error;
  }
}

let queue: Waiting[] = [];
const busy = new Set<string>();
const lanes = databaseUrl === undefined ? 1 : 2;
let running = 0;

function startLanes(): void {
  while (running < lanes) {
    const batch = queue.filter(({ order }) => !busy.has(order.pool_id)).slice(0, 64);
    if (batch.length === 0) return;
    queue = queue.filter((waiting) => !batch.includes(waiting));
    for (const { order } of batch) busy.add(order.pool_id);
    running += 1;
    void drawAll(batch.map(({ order }) => order))
      .then((outcomes) => {
        for (const [place, outcome] of outcomes.entries()) {
          if (outcome instanceof Error) batch[place]?.reject(outcome);
          else batch[place]?.resolve(outcome);
        }
      })
      .catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      })
      .finally(() => {
        for (const { order } of batch) busy.delete(order.pool_id);
        running -= 1;
        startLanes();
      });
  }
}

async function answerDraw(order: Order): Promise<string> {
  if (batches === '1') {
    return new Promise((resolve, reject) => {
      queue.push({ order, resolve, reject });
      startLanes();
    });
  }
  const [outcome] = await drawAll([order]);
  if (typeof outcome === 'string') return outcome;
  throw new Error('refused');
}

async function answerRead(path: string, query: URLSearchParams): Promise<string> {
  if (path === '/') return JSON.stringify(pool_ids);
  const { rows } =
    path === '/list'
      ? await db.query({ name: 'list', text: 'select pool_id, shown from pool order by pool_id limit 20' })
      : await db.query({
          name: 'detail',
          text: 'select pool_id, shown, seed from pool where pool_id = $1',
          values: [query.get('pool_id')],
        });
  // One of the statements above, whose columns these are.
  const found = (rows as { shown: object; seed?: string }[]).map((row) => ({ ...row.shown, seed: row.seed }));
  return JSON.stringify({ code: 200, msg: 'ok', data: path === '/list' ? { rows: found } : found[0] });
}

const server = createServer((request, response) => {
  const answer = async (): Promise<string> => {
    if (request.method === 'GET') {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain');
      return answerRead(pathname, searchParams);
    }
    const body = JSON.parse(await text(request)) as { pool_id: string; client_seed: string };
    const { token, 'idempotency-key': key } = request.headers;
    return answerDraw({ ...body, token: String(token), key: String(key) });
  };
  answer()
    .then((words) => response.setHeader('Content-Type', 'application/json; charset=utf-8').end(words))
    .catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
