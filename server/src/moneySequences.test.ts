import { addAddress } from '@mcy/api/account/addresses/contract';
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
import * as shopParcels from '@mcy/api/operator/parcels/contract';
import * as office from '@mcy/api/operator/withdrawals/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testAddress } from './areas/account/addresses/testAddress.ts';
import { createTestPool } from './areas/boxes/pools/createTestPool.ts';
import { seedBoxes } from './areas/boxes/pools/seedBoxes.ts';
import { expireGifts } from './areas/collection/gifts/expireGifts.ts';
import { createTestIssue } from './areas/coupons/tickets/createTestIssue.ts';
import { runChecks } from './platform/db/runChecks.ts';
import { shop } from './shop.ts';
import { provideServer } from './testing/provideServer.ts';
import { type Answer, payAtSandbox } from './testing/startTestServer.ts';
import type { Owner } from './testing/TestRequests.ts';
import { registerOperator } from './testing/testIdentity.ts';

const long = process.env['TEST_LONG'] === '1';
/** `SEQUENCES` says how many, for a night of it. */
const runs = Number(process.env['SEQUENCES'] ?? (long ? 40 : 5));
const steps = long ? 200 : 40;

/** After each step; the whole audit follows at the end. */
const moneyChecks = shop.checks.filter((check) => 'invariant' in check && /^[1-3]:|coupons/.test(check.invariant));

const server = provideServer();
const players: Owner[] = [];
let first: Owner;
let second: Owner;
const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
const issues = { free: '', purchase: '', gift: '' };
let pool_id = '';

beforeAll(async () => {
  const { db, registerUser, succeed } = server();
  await seedBoxes(db, new Date());
  ({ pool_id } = await createTestPool(db, [200_000, 300_000, 500_000], { kind: 'infinite' }));
  [first, second] = [await registerOperator(server()), await registerOperator(server())];
  for (const name of ['Lan Phương', 'Minh Anh', 'Thu Hà']) {
    const player = await registerUser(name);
    await succeed(addAddress, testAddress(), { session: player });
    players.push(player);
  }
  for (const way of ['free', 'purchase', 'gift'] as const) {
    const price = way === 'purchase' ? 3_000 : 0;
    issues[way] = await createTestIssue(db, { issue: { way, price, stock: 60, budget: 1_200_000, per_player: 100 } });
  }
});

interface Step {
  player: Owner;
  friend: Owner;
  /** A number that chooses the row, among those there are. */
  place: number;
}

/** The id at a place of a table, also of another player; nobody's id when the table is empty. */
async function rowAt(table: string, place: number, where = sql`true`): Promise<string> {
  const column = sql.ref(`${table}_id`);
  const { rows } = await sql<{ id: string }>`
    select id from (
      select ${column} as id, row_number() over (order by ${column}) - 1 as place, count(*) over () as total
      from ${sql.table(table)} where ${where}
    ) as numbered where place = ${place} % total`.execute(server().db);
  return rows[0]?.id ?? '00000000-0000-4000-8000-000000000000';
}

const ownItems = (player: Owner) => sql`user_id = ${player.user_id} and seen and state = 'held'`;
const note = 'Đã đối chiếu.';

/** What players and operators do with money and toys. What the shop refuses must change nothing. */
const actions: Record<string, (step: Step) => Promise<unknown>> = {
  recharge: async ({ player, place }) => pay(player, 50_000 + (place % 7) * 100_000, 'approved'),
  'recharge declined': async ({ player }) => pay(player, 50_000, 'declined'),
  'recharge expired': async ({ player }) => pay(player, 50_000, 'expired'),
  withdraw: ({ player, place }) => call(withdraw, { amount: 10_000 + (place % 5) * 400_000, ...bank }, player),
  'cancel withdrawal': async ({ player, place }) =>
    call(cancelWithdrawal, { withdrawal_id: await rowAt('withdrawal', place) }, player),
  'approve withdrawal': async ({ place }) =>
    call(office.approveWithdrawal, { withdrawal_id: await rowAt('withdrawal', place), note }, first),
  'reject withdrawal': async ({ place }) =>
    call(
      office.rejectWithdrawal,
      { withdrawal_id: await rowAt('withdrawal', place), reason: 'holder', note: null },
      first,
    ),
  'make payout': () => call(office.makePayout, {}, first),
  'confirm payout': async ({ place }) =>
    call(office.confirmPayout, { payout_id: await rowAt('payout', place) }, second),
  agree: async ({ place }) => {
    const approval_id = await rowAt('approval', place, sql`state = 'waiting'`);
    await call(decideApproval, { approval_id, decision: place % 3 === 0 ? 'decline' : 'agree', answer: note }, second);
  },
  'buy coupon': ({ player }) => call(buyCoupon, { issue_id: issues.purchase, price: 3_000 }, player),
  'take coupon': ({ player }) => call(takeCoupon, { issue_id: issues.free }, player),
  'give coupon': async ({ player }) => {
    const query = server().db.selectFrom('app_user').select('invite_code').where('user_id', '=', player.user_id);
    const { invite_code } = await query.executeTakeFirstOrThrow();
    await call(giveCoupon, { issue_id: issues.gift, invite_code, why: note }, first);
  },
  'change issue': ({ place }) => {
    const stock = 60 + (place % 40);
    const change = { issue_id: issues.free, paused: place % 5 === 0, stock, budget: stock * 20_000, why: note };
    return call(changeCouponIssue, change, first);
  },
  'claim coupon': async ({ player, place }) =>
    call(claimCoupon, { coupon_id: await rowAt('coupon', place, sql`state = 'unclaimed'`) }, player),
  open: ({ player }) => call(openMysteryBox, { pool_id, count: 1, client_seed: 'mine' }, player),
  'open with a coupon': async ({ player, place }) => {
    const coupon_id = await rowAt('coupon', place, sql`user_id = ${player.user_id}`);
    await call(openMysteryBox, { pool_id, count: 5, client_seed: 'mine', coupon_id }, player);
  },
  reveal: async ({ player, place }) =>
    call(revealOpening, { opening_id: await rowAt('opening', place, sql`revealed_at is null`) }, player),
  give: async ({ player, friend, place }) => {
    const query = server().db.selectFrom('app_user').select('invite_code').where('user_id', '=', friend.user_id);
    const { invite_code: to } = await query.executeTakeFirstOrThrow();
    await call(gifts.giveToys, { item_ids: [await rowAt('item', place, ownItems(player))], to }, player);
  },
  'accept gift': async ({ player, place }) => call(gifts.acceptGift, { gift: await rowAt('gift', place) }, player),
  'decline gift': async ({ player, place }) => call(gifts.declineGift, { gift: await rowAt('gift', place) }, player),
  'take gift back': async ({ player, place }) => call(gifts.takeGiftBack, { gift: await rowAt('gift', place) }, player),
  'gifts expire': async ({ place }) => {
    if (place % 4 === 0) await expireGifts(server().db, new Date(Date.now() + 8 * 86_400_000));
  },
  send: async ({ player, place }) => {
    const item_ids = [await rowAt('item', place, ownItems(player))];
    const query = server().db.selectFrom('user_address').select('address_id').where('user_id', '=', player.user_id);
    const { address_id } = await query.executeTakeFirstOrThrow();
    await call(parcels.sendItems, { item_ids, address_id, total: 30_000 }, player);
  },
  'cancel parcel': async ({ player, place }) =>
    call(parcels.cancelParcel, { parcel_id: await rowAt('parcel', place) }, player),
  'cancel parcel by an operator': async ({ place }) =>
    call(shopParcels.cancelShopParcel, { parcel_id: await rowAt('parcel', place), reason: note }, first),
  ship: async ({ place }) => {
    const parcel_id = await rowAt('parcel', place, sql`state in ('paid', 'packing')`);
    await call(shopParcels.packParcel, { parcel_id }, first);
    await call(shopParcels.shipParcel, { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' }, first);
  },
  receive: async ({ player, place }) =>
    call(parcels.receiveParcel, { parcel_id: await rowAt('parcel', place, sql`state = 'shipped'`) }, player),
  claim: async ({ player, place }) => {
    const parcel_id = await rowAt('parcel', place, sql`user_id = ${player.user_id} and state = 'received'`);
    const query = server().db.selectFrom('parcel_item').select('item_id').where('parcel_id', '=', parcel_id);
    const item_ids = (await query.execute()).map(({ item_id }) => item_id);
    if (item_ids.length === 0) return;
    await call(submitClaim, { parcel_id, item_ids, kind: 'missing', words: 'Thiếu.', photos: [] }, player);
  },
  'decide claim': async ({ place }) => {
    const claim_id = await rowAt('claim', place);
    const decision = (['refund', 'replacement', 'return', 'refused'] as const)[place % 4] ?? 'refused';
    await call(decideClaim, { claim_id, decision, reason: note }, first);
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

it(
  'any order of what three players and two operators do keeps each coin, coupon and toy',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (sequence) => {
        for (const session of players) await server().recharge(session, 500_000);
        for (const { action, player: index, place } of sequence) {
          const [player, friend] = [players[index], players[(index + 1) % players.length]];
          if (player && friend) await actions[action]?.({ player, friend, place });
          expect(await runChecks(server().db, moneyChecks), action).toEqual([]);
        }
      }),
      { numRuns: runs, seed: 2_026, endOnFailure: true },
    );
  },
);
