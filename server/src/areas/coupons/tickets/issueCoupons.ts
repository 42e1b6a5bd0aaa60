import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { isOwnIssue } from './isOwnIssue.ts';

export interface NewCoupon {
  /** Made without one. */
  coupon_id?: string;
  issue_id: string;
  user_id: string;
  state: 'unclaimed' | 'usable';
  now: Date;
  claim_until?: Date;
}

/** The issue of a coupon, locked. */
export interface LockedIssue {
  issue_id: string;
  template_id: string;
  way: string;
  price: number;
  stock: number | null;
  issued: number;
  per_player: number;
  opens_at: Date;
  closes_at: Date | null;
  paused: boolean;
  /** The player is an operator who made, changed or agreed to it. */
  own: boolean;
}

/** Locks an issue until the transaction ends: its coupons are counted one after another. */
export function lockIssue(
  db: Database,
  { issue_id, user_id }: { issue_id: string; user_id: string },
): Promise<LockedIssue | undefined> {
  return db
    .selectFrom('coupon_issue')
    .select(['issue_id', 'template_id', 'way', 'price', 'stock', 'issued'])
    .select(['per_player', 'opens_at', 'closes_at', 'paused'])
    .select(isOwnIssue('coupon_issue.issue_id', sql.val(user_id)).as('own'))
    .where('issue_id', '=', issue_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How many coupons of an issue a player has had. Ask under the issue's lock. */
export async function countHeld(db: Database, { issue_id, user_id }: { issue_id: string; user_id: string }) {
  const { held } = await db
    .selectFrom('coupon')
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('held'))
    .where('issue_id', '=', issue_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return held;
}

/**
 * Gives players a coupon each of an issue, as far as their limit allows, and counts them at the issue. Returns who got
 * one. The constraints hold the stock and the limit of each player against any other writer.
 */
export async function issueCoupons(db: Database, coupons: readonly NewCoupon[]): Promise<IssuedCoupon[]> {
  const { rows } = await insertCoupons(coupons).execute(db);
  for (const { user_id } of rows) touch(db, 'coupons/tickets', user_id);
  return rows;
}

/** The statement that does it. */
export function insertCoupons(coupons: readonly NewCoupon[]): RawBuilder<IssuedCoupon> {
  return sql<IssuedCoupon>`
    with given as (
      insert into coupon (coupon_id, issue_id, template_id, user_id, place, per_player, state, created_at, claim_until,
        valid_from, valid_until)
      select told.coupon_id, told.issue_id, issue.template_id, told.user_id, held.place, issue.per_player, told.state,
        told.created_at, told.claim_until, case told.state when 'usable' then told.created_at end,
        case told.state when 'usable' then told.created_at + template.valid_days * interval '1 day' end
      from (select *, row_number() over (partition by issue_id, user_id order by coupon_id)::integer as among from unnest(
        ${coupons.map(({ coupon_id }) => coupon_id ?? uuidv7())}::uuid[], ${coupons.map(({ issue_id }) => issue_id)}::uuid[],
        ${coupons.map(({ user_id }) => user_id)}::uuid[], ${coupons.map(({ state }) => state)}::text[],
        ${coupons.map(({ now }) => now)}::timestamptz[], ${coupons.map(({ claim_until }) => claim_until ?? null)}::timestamptz[]
      ) as told (coupon_id, issue_id, user_id, state, created_at, claim_until)) as told
      join coupon_issue issue using (issue_id)
      join coupon_template template using (template_id)
      cross join lateral (
        select told.among + count(*)::integer as place from coupon
        where coupon.issue_id = told.issue_id and coupon.user_id = told.user_id
      ) as held
      where held.place <= issue.per_player
      on conflict on constraint coupon_once_per_place do nothing
      returning coupon_id, issue_id, user_id
    ), counted as (
      update coupon_issue issue set issued = issue.issued + more.given
      from (select issue_id, count(*)::integer as given from given group by issue_id) as more
      where issue.issue_id = more.issue_id
    )
    select coupon_id, user_id from given`;
}

interface IssuedCoupon {
  coupon_id: string;
  user_id: string;
}
