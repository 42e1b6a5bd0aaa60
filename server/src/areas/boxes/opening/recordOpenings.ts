import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { ShippingClass } from '@mcy/api/collection/items/words';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { turnSeed } from '../proof/turnSeed.ts';
import type { PrizeRow } from '../pools/presentPrize.ts';
import type { Bonus } from '../tables.ts';
import type { GivenEnding } from './giveEndings.ts';
import type { PoolOnSale } from './PoolOnSale.ts';
import type { TakenTickets } from './takeTickets.ts';

/** A paid order with what it drew. */
export interface NewOpening extends TakenTickets {
  opening_id: string;
  user_id: string;
  pool: PoolOnSale;
  count: number;
  paid: number;
  /** Null without a coupon. */
  coupon_id: string | null;
  coupon_off: number;
  stones: number;
  diamonds: number;
  diamond_off: number;
  client_seed: string;
  /** What the pool gave to its winners at its end, where these tickets brought it. */
  endings: readonly GivenEnding[];
  now: Date;
}

/** Gives the transaction the rows of openings: in the pools' logs, as the players' items, and out of the pools. */
export function recordOpenings(db: Database, openings: readonly NewOpening[]): void {
  if (openings.length === 0) return;
  const pools = [...new Set(openings.map(({ pool }) => pool))];
  for (const statement of [namePlayers(openings), insertOpenings(openings)]) sendLater(db, statement);
  for (const statement of [insertDraws(openings), ...insertItems(openings), updatePools(pools)])
    sendLater(db, statement);
  const finite = openings.filter(({ pool }) => pool.remaining !== null);
  if (finite.length > 0) sendLater(db, takeFromPrizes(finite));
  const ended = openings.filter(({ endings }) => endings.length > 0);
  if (ended.length > 0) sendLater(db, insertEndings(ended));
  for (const { turn } of pools) if (turn) turnSeed(db, turn);
}

/** A player's name in a pool's public log never changes. */
function namePlayers(openings: readonly NewOpening[]): RawBuilder<unknown> {
  return sql`
    insert into pool_player (pool_id, user_id)
    select * from unnest(${openings.map(poolOf)}::uuid[], ${openings.map(({ user_id }) => user_id)}::uuid[])
    on conflict (pool_id, user_id) do nothing`;
}

function insertOpenings(openings: readonly NewOpening[]): RawBuilder<unknown> {
  return sql`
    insert into opening (opening_id, user_id, pool_id, count, price, paid, coupon_id, coupon_off,
      stones, diamonds, diamond_off, client_seed, opened_at)
    select * from unnest(
      ${openings.map(({ opening_id }) => opening_id)}::uuid[], ${openings.map(({ user_id }) => user_id)}::uuid[],
      ${openings.map(poolOf)}::uuid[], ${openings.map(({ count }) => count)}::int[],
      ${openings.map(({ pool }) => pool.price)}::bigint[], ${openings.map(({ paid }) => paid)}::bigint[],
      ${openings.map(({ coupon_id }) => coupon_id)}::uuid[], ${openings.map(({ coupon_off }) => coupon_off)}::bigint[],
      ${openings.map(({ stones }) => stones)}::bigint[], ${openings.map(({ diamonds }) => diamonds)}::bigint[],
      ${openings.map(({ diamond_off }) => diamond_off)}::bigint[],
      ${openings.map(({ client_seed }) => client_seed)}::text[], ${openings.map(({ now }) => now)}::timestamptz[]
    )`;
}

function insertDraws(openings: readonly NewOpening[]): RawBuilder<unknown> {
  const draws = openings.flatMap(({ opening_id, pool, seed_index, tickets }) =>
    tickets.map((ticket) => ({ ...ticket, opening_id, pool_id: pool.pool_id, seed_index })),
  );
  return sql`
    insert into draw (pool_id, nonce, seed_index, opening_id, prize_id, guaranteed)
    select * from unnest(
      ${draws.map(({ pool_id }) => pool_id)}::uuid[], ${draws.map(({ nonce }) => nonce)}::int[],
      ${draws.map(({ seed_index }) => seed_index)}::int[], ${draws.map(({ opening_id }) => opening_id)}::uuid[],
      ${draws.map(({ row }) => row.prize_id)}::uuid[], ${draws.map(({ guaranteed }) => guaranteed)}::boolean[]
    )`;
}

interface WonItem {
  user_id: string;
  pool_id: string;
  nonce: number;
  now: Date;
  shipping_class: ShippingClass;
  prize: PrizeRow;
  /** Empty without one. */
  bonus: Bonus | '';
}

/** The item of each draw of a toy, numbered after those that its prize has given. */
function insertItems(openings: readonly NewOpening[]): RawBuilder<unknown>[] {
  const items = openings.flatMap(({ user_id, pool, tickets, last, now }) => {
    const { pool_id } = pool;
    const shipping_class = pool.kind === dailyKind ? 'free_draw' : 'blind_box';
    const won = { user_id, pool_id, now, shipping_class } as const;
    const drawn = tickets.map(({ nonce, row }): WonItem => ({ ...won, nonce, prize: row, bonus: '' }));
    const lastTicket = drawn.at(-1);
    const all: WonItem[] = last && lastTicket ? [...drawn, { ...lastTicket, prize: last, bonus: 'last' }] : drawn;
    return all.filter(({ prize }) => prize.toy_id !== null);
  });
  if (items.length === 0) return [];
  const inserted = sql`
    with won as (
      select * from unnest(
        ${items.map(() => uuidv7())}::uuid[], ${items.map(({ user_id }) => user_id)}::uuid[],
        ${items.map(({ prize }) => prize.toy_id)}::uuid[], ${items.map(({ now }) => now)}::timestamptz[],
        ${items.map(({ prize }) => prize.prize_id)}::uuid[], ${items.map(({ pool_id }) => pool_id)}::uuid[],
        ${items.map(({ nonce }) => nonce)}::int[], ${items.map(({ bonus }) => bonus)}::text[],
        ${items.map(({ shipping_class }) => shipping_class)}::text[]
      ) as won (item_id, user_id, toy_id, created_at, prize_id, pool_id, nonce, bonus, shipping_class)
    ), counted as (
      insert into prize_given (prize_id, given) select prize_id, count(*) from won group by prize_id
      on conflict (prize_id) do update set given = prize_given.given + excluded.given
      returning prize_id, given
    )
    insert into item (item_id, user_id, toy_id, created_at, prize_id, pool_id, nonce, bonus, shipping_class, serial)
    select item_id, user_id, toy_id, created_at, prize_id, pool_id, nonce, nullif(bonus, ''), shipping_class,
      given + 1 - row_number() over (partition by prize_id order by nonce desc)
    from won join counted using (prize_id)`;
  return [inserted];
}

/** The items of pools' ends, each the only one of its prize. Counts of collections are locked in order of player and toy. */
function insertEndings(openings: readonly NewOpening[]): RawBuilder<unknown> {
  const items = openings.flatMap(({ pool: { pool_id }, endings, now }) =>
    endings.map((given) => ({ ...given, pool_id, now })),
  );
  return sql`
    with won as (
      select * from unnest(
        ${items.map(() => uuidv7())}::uuid[], ${items.map(({ user_id }) => user_id)}::uuid[],
        ${items.map(({ prize }) => prize.toy_id)}::uuid[], ${items.map(({ now }) => now)}::timestamptz[],
        ${items.map(({ prize }) => prize.prize_id)}::uuid[], ${items.map(({ pool_id }) => pool_id)}::uuid[],
        ${items.map(({ nonce }) => nonce)}::int[], ${items.map(({ ending }) => ending)}::text[],
        ${items.map(({ seen }) => seen)}::boolean[]
      ) as won (item_id, user_id, toy_id, created_at, prize_id, pool_id, nonce, bonus, seen)
    ), counted as (
      insert into prize_given (prize_id, given) select prize_id, 1 from won
    )
    insert into item (item_id, user_id, toy_id, created_at, prize_id, pool_id, nonce, bonus, seen, serial)
    select *, 1 from won order by user_id, toy_id`;
}

function updatePools(pools: readonly PoolOnSale[]): RawBuilder<unknown> {
  return sql`
    update pool set next_nonce = left_over.next_nonce, remaining = left_over.remaining, backed_until = left_over.backed_until,
      held_until = left_over.held_until
    from unnest(
      ${pools.map(({ pool_id }) => pool_id)}::uuid[], ${pools.map(({ next_nonce }) => next_nonce)}::int[],
      ${pools.map(({ remaining }) => remaining)}::int[], ${pools.map(({ backed_until }) => backed_until)}::int[],
      ${pools.map(({ held_until }) => held_until)}::timestamptz[]
    ) as left_over (pool_id, next_nonce, remaining, backed_until, held_until)
    where pool.pool_id = left_over.pool_id`;
}

/** Takes tickets out of finite pools' odds tables. */
function takeFromPrizes(openings: readonly NewOpening[]): RawBuilder<unknown> {
  const prize_ids = openings.flatMap(({ tickets }) => tickets.map(({ row }) => row.prize_id));
  return sql`
    update prize set remaining = remaining - taken.tickets
    from (select prize_id, count(*)::integer as tickets from unnest(${prize_ids}::uuid[]) as prize_id group by prize_id) as taken
    where prize.prize_id = taken.prize_id`;
}

function poolOf({ pool }: NewOpening): string {
  return pool.pool_id;
}
