import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { submitClaim } from '@mcy/api/collection/claims/contract';
import * as gifts from '@mcy/api/collection/gifts/contract';
import * as parcels from '@mcy/api/collection/parcels/contract';
import { buyCoupon, takeCoupon } from '@mcy/api/coupons/offers/contract';
import { claimCoupon } from '@mcy/api/coupons/tickets/contract';
import type { Call, RequestOf } from '@mcy/api/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import { decideClaim } from '@mcy/api/operator/claims/contract';
import { changeCouponIssue, giveCoupon } from '@mcy/api/operator/coupons/contract';
import { reversePayment } from '@mcy/api/operator/payments/contract';
import * as shopParcels from '@mcy/api/operator/parcels/contract';
import * as office from '@mcy/api/operator/withdrawals/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import {
  addBankAccount,
  cancelWithdrawal,
  removeBankAccount,
  withdraw,
  withdrawToKept,
} from '@mcy/api/wallet/withdrawals/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditDatabase } from './audit.ts';
import { expireGifts } from './areas/collection/gifts/expireGifts.ts';
import type { Tables } from './platform/db/database.ts';
import { runChecks } from './platform/db/runChecks.ts';
import { shop } from './shop.ts';
import { type MoneyStage, type Trio, openMoneyStage } from './testing/openMoneyStage.ts';
import { type Answer, payAtSandbox } from './testing/startTestServer.ts';
import type { Owner } from './testing/TestRequests.ts';

const long = process.env['TEST_LONG'] === '1';
/** `SEQUENCES` says how many, for a night of it. */
const sequences = Number(process.env['SEQUENCES'] ?? (long ? 1_000 : 40));
const steps = long ? 200 : 50;

/**
 * So many run side by side in one shop, each with three players of its own. After each has taken a step, one round of
 * checks looks at all of them: a check costs about the same for one sequence as for fifty.
 */
const beside = Math.min(sequences, 50);

/** After each round; the whole audit follows at the end. */
const moneyChecks = shop.checks.filter((check) => 'invariant' in check && /^[1-3]:|coupons/.test(check.invariant));

/** The shop of now: each run of the property has one of its own, so that none grows. */
let stage: MoneyStage;
const server = () => stage.server;
/** Coupons of each issue: beyond what all sequences need. */
const stock = beside * 60;

interface Step {
  player: Owner;
  friend: Owner;
  /** A number that chooses what there is to choose. */
  place: number;
  /** The id of one of the trio's rows, also of another player's; nobody's id when there are none. */
  row: (table: keyof typeof aboutColumns, where?: ReturnType<typeof sql>) => Promise<string>;
}

/** Who a row is about, by its table. Payout files are everybody's. */
const aboutColumns = {
  withdrawal: 'user_id',
  payment: 'user_id',
  bank_account: 'user_id',
  approval: 'concerns',
  coupon: 'user_id',
  opening: 'user_id',
  item: 'user_id',
  gift: 'from_user_id',
  parcel: 'user_id',
  claim: 'user_id',
  payout: null,
} as const satisfies { [Table in keyof Tables]?: keyof Tables[Table] | null };

/** A step's rows: the one at its place, among those there are. */
function rowsOf({ ids }: Trio, place: number): Step['row'] {
  return async (table, where = sql`true`) => {
    const column = sql.ref(`${table}_id`);
    const about = aboutColumns[table];
    const own = about === null ? sql`true` : sql`${sql.ref(about)} = any (${[...ids]})`;
    const { rows } = await sql<{ id: string }>`
      select id from (
        select ${column} as id, row_number() over (order by ${column}) - 1 as place, count(*) over () as total
        from ${sql.table(table)} where ${own} and ${where}
      ) as numbered where place = ${place} % total`.execute(server().db);
    return rows[0]?.id ?? '00000000-0000-4000-8000-000000000000';
  };
}

/** A player's own bank account: what goes to one adds up. */
function bankOf({ user_id }: Owner) {
  const card_number = user_id.slice(-12).replaceAll(/[a-f]/g, (digit) => String(Number.parseInt(digit, 16) % 10));
  return { bank_name: 'Vietcombank', card_number, holder_name: 'NGUYEN VAN AN' };
}

const ownItems = (player: Owner) => sql`user_id = ${player.user_id} and seen and state = 'held'`;
const note = 'Đã đối chiếu.';

/** What players and operators do with money and toys. What the shop refuses must change nothing. */
const actions: Record<string, (step: Step) => Promise<unknown>> = {
  recharge: async ({ player, place }) => pay(player, 50_000 + (place % 7) * 100_000, 'approved'),
  'recharge declined': async ({ player }) => pay(player, 50_000, 'declined'),
  'recharge expired': async ({ player }) => pay(player, 50_000, 'expired'),
  withdraw: ({ player, place }) =>
    call(withdraw, { amount: 10_000 + (place % 5) * 400_000, ...bankOf(player) }, player),
  'keep an account': ({ player }) => call(addBankAccount, bankOf(player), player),
  'withdraw to a kept account': async ({ player, place, row }) => {
    const bank_account_id = await row('bank_account', sql`user_id = ${player.user_id}`);
    await call(withdrawToKept, { amount: 10_000 + (place % 3) * 100_000, bank_account_id }, player);
  },
  'forget an account': async ({ player, place, row }) => {
    if (place % 3 > 0) return;
    await call(removeBankAccount, { bank_account_id: await row('bank_account') }, player);
  },
  'reverse a recharge': async ({ row }) =>
    call(reversePayment, { payment_id: await row('payment', sql`status = 'paid'`), reason: note }, stage.first),
  'cancel withdrawal': async ({ player, row }) =>
    call(cancelWithdrawal, { withdrawal_id: await row('withdrawal') }, player),
  'approve withdrawal': async ({ row }) =>
    call(office.approveWithdrawal, { withdrawal_id: await row('withdrawal'), note }, stage.first),
  'reject withdrawal': async ({ row }) =>
    call(
      office.rejectWithdrawal,
      { withdrawal_id: await row('withdrawal'), reason: 'holder', note: null },
      stage.first,
    ),
  'make payout': () => call(office.makePayout, {}, stage.first),
  'confirm payout': async ({ row }) => call(office.confirmPayout, { payout_id: await row('payout') }, stage.second),
  agree: async ({ place, row }) => {
    const approval_id = await row('approval', sql`state = 'waiting'`);
    await call(
      decideApproval,
      { approval_id, decision: place % 3 === 0 ? 'decline' : 'agree', answer: note },
      stage.second,
    );
  },
  'buy coupon': ({ player }) => call(buyCoupon, { issue_id: stage.issues.purchase, price: 3_000 }, player),
  'take coupon': ({ player }) => call(takeCoupon, { issue_id: stage.issues.free }, player),
  'give coupon': async ({ player }) => {
    const query = server().db.selectFrom('app_user').select('invite_code').where('user_id', '=', player.user_id);
    const { invite_code } = await query.executeTakeFirstOrThrow();
    await call(giveCoupon, { issue_id: stage.issues.gift, invite_code, why: note }, stage.first);
  },
  'change issue': ({ place }) => {
    const more = stock + (place % 40);
    const paused = place % 5 === 0;
    const change = { issue_id: stage.issues.free, paused, stock: more, budget: more * 20_000, why: note };
    return call(changeCouponIssue, change, stage.first);
  },
  'claim coupon': async ({ player, row }) =>
    call(claimCoupon, { coupon_id: await row('coupon', sql`state = 'unclaimed'`) }, player),
  open: ({ player }) => call(openMysteryBox, { pool_id: stage.pool_id, count: 1, client_seed: 'mine' }, player),
  'open with a coupon': async ({ player, row }) => {
    const coupon_id = await row('coupon', sql`user_id = ${player.user_id}`);
    await call(openMysteryBox, { pool_id: stage.pool_id, count: 5, client_seed: 'mine', coupon_id }, player);
  },
  reveal: async ({ player, row }) =>
    call(revealOpening, { opening_id: await row('opening', sql`revealed_at is null`) }, player),
  give: async ({ player, friend, row }) => {
    const query = server().db.selectFrom('app_user').select('invite_code').where('user_id', '=', friend.user_id);
    const { invite_code: to } = await query.executeTakeFirstOrThrow();
    await call(gifts.giveToys, { item_ids: [await row('item', ownItems(player))], to }, player);
  },
  'accept gift': async ({ player, row }) => call(gifts.acceptGift, { gift: await row('gift') }, player),
  'decline gift': async ({ player, row }) => call(gifts.declineGift, { gift: await row('gift') }, player),
  'take gift back': async ({ player, row }) => call(gifts.takeGiftBack, { gift: await row('gift') }, player),
  'gifts expire': async ({ place }) => {
    if (place % 4 === 0) await expireGifts(server().db, new Date(Date.now() + 8 * 86_400_000));
  },
  send: async ({ player, row }) => {
    const item_ids = [await row('item', ownItems(player))];
    const query = server().db.selectFrom('user_address').select('address_id').where('user_id', '=', player.user_id);
    const { address_id } = await query.executeTakeFirstOrThrow();
    await call(parcels.sendItems, { item_ids, address_id, total: 30_000 }, player);
  },
  'cancel parcel': async ({ player, row }) => call(parcels.cancelParcel, { parcel_id: await row('parcel') }, player),
  'cancel parcel by an operator': async ({ row }) =>
    call(shopParcels.cancelShopParcel, { parcel_id: await row('parcel'), reason: note }, stage.first),
  ship: async ({ row }) => {
    const parcel_id = await row('parcel', sql`state in ('paid', 'packing')`);
    await call(shopParcels.packParcel, { parcel_id }, stage.first);
    await call(shopParcels.shipParcel, { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' }, stage.first);
  },
  receive: async ({ player, row }) =>
    call(parcels.receiveParcel, { parcel_id: await row('parcel', sql`state = 'shipped'`) }, player),
  claim: async ({ player, row }) => {
    const parcel_id = await row('parcel', sql`user_id = ${player.user_id} and state = 'received'`);
    const query = server().db.selectFrom('parcel_item').select('item_id').where('parcel_id', '=', parcel_id);
    const item_ids = (await query.execute()).map(({ item_id }) => item_id);
    if (item_ids.length === 0) return;
    await call(submitClaim, { parcel_id, item_ids, kind: 'missing', words: 'Thiếu.', photos: [] }, player);
  },
  'decide claim': async ({ place, row }) => {
    const claim_id = await row('claim');
    const decision = (['refund', 'replacement', 'return', 'refused'] as const)[place % 4] ?? 'refused';
    await call(decideClaim, { claim_id, decision, reason: note }, stage.first);
  },
};

/** A call whose refusal is as good as its success. */
function call<C extends Call>(called: C, request: RequestOf<C>, session: Owner): Promise<Answer<C>> {
  return server().call(called, request, { session });
}

async function pay(session: Owner, amount: number, outcome: 'approved' | 'declined' | 'expired'): Promise<void> {
  const { pay_url } = await server().succeed(recharge, { amount }, { session });
  await payAtSandbox(server().url, pay_url, outcome);
  // Reported twice, the second time otherwise.
  await payAtSandbox(server().url, pay_url, outcome === 'approved' ? 'declined' : 'approved');
  await server().delivered();
}

const names = Object.keys(actions);
const step = fc.record({
  action: fc.constantFrom(...names),
  player: fc.nat({ max: 2 }),
  place: fc.nat({ max: 1_000 }),
});
const sequence = fc.array(step, { minLength: steps, maxLength: steps });

async function take({ action, player: index, place }: { action: string; player: number; place: number }, trio: Trio) {
  const [player, friend] = [trio.players[index], trio.players[(index + 1) % trio.players.length]];
  if (player && friend) await actions[action]?.({ player, friend, place, row: rowsOf(trio, place) });
}

it(
  'any order of what three players and two operators do keeps each coin, coupon and toy',
  { timeout: 36_000_000 },
  async () => {
    const all = fc.array(sequence, { minLength: beside, maxLength: beside });
    await fc.assert(
      fc.asyncProperty(all, async (besides) => {
        stage = await openMoneyStage({ trios: beside, coupons: stock });
        try {
          for (let round = 0; round < steps; round += 1) {
            const taken = besides.flatMap((one) => one[round] ?? []);
            for (const [place, one] of taken.entries()) {
              const trio = stage.trios[place];
              if (trio) await take(one, trio);
            }
            const told = taken.map(({ action }) => action).join(', ');
            expect(await runChecks(server().db, moneyChecks), `round ${round}: ${told}`).toEqual([]);
          }
          expect(await auditDatabase(server().db)).toEqual([]);
        } finally {
          await stage.server.close();
        }
      }),
      { numRuns: Math.ceil(sequences / beside), seed: 2_026, endOnFailure: true },
    );
  },
);
