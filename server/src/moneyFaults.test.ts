import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { claimUpload } from '@mcy/api/collection/claims/contract';
import * as gifts from '@mcy/api/collection/gifts/contract';
import * as parcels from '@mcy/api/collection/parcels/contract';
import { approveWithdrawal, makePayout as makeCall } from '@mcy/api/operator/withdrawals/contract';
import { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { beforeAll } from 'vitest';
import { testAddress } from './testing/testAddress.ts';
import { submitClaim } from './areas/collection/claims/submitClaim.ts';
import { findGift } from './areas/collection/gifts/findGift.ts';
import { giveToys } from './areas/collection/gifts/giveToys.ts';
import { settleGift } from './areas/collection/gifts/settleGift.ts';
import { cancelParcel } from './areas/collection/parcels/cancelParcel.ts';
import { orderParcels } from './areas/collection/parcels/orderParcels.ts';
import { receiveParcel } from './areas/collection/parcels/receiveParcel.ts';
import { buyCoupon } from './areas/coupons/offers/buyCoupon.ts';
import { takeCoupon } from './areas/coupons/offers/takeCoupon.ts';
import { claimCoupon } from './areas/coupons/tickets/claimCoupon.ts';
import { createTestIssue } from './testing/createTestIssue.ts';
import { issueCoupons } from './areas/coupons/tickets/issueCoupons.ts';
import { lockCoupons } from './areas/coupons/tickets/lockCoupons.ts';
import { returnCoupon } from './areas/coupons/tickets/returnCoupon.ts';
import { claimUntil } from './areas/coupons/tickets/validUntil.ts';
import { decideApproval } from './areas/operator/approvals/decideApproval.ts';
import { requestApproval } from './areas/operator/approvals/requestApproval.ts';
import { operatorArea } from './areas/operator/area.ts';
import { askForClaim } from './areas/operator/claims/askForClaim.ts';
import { askForIssue } from './areas/operator/coupons/askForIssue.ts';
import { giveCoupon } from './areas/operator/coupons/giveCoupon.ts';
import { approveCase, rejectCase } from './areas/operator/withdrawals/decideWithdrawal.ts';
import { confirmPayout, makePayout } from './areas/operator/withdrawals/payouts.ts';
import { moveWithdrawal } from './areas/wallet/withdrawals/moveWithdrawal.ts';
import { requestWithdrawal } from './areas/wallet/withdrawals/requestWithdrawal.ts';
import type { Database } from './platform/db/database.ts';
import { inTransaction } from './platform/db/inTransaction.ts';
import { createTestParcel } from './testing/createTestParcel.ts';
import { giveTestToys } from './testing/giveTestToys.ts';
import { type Work, testFlows } from './testing/testFlows.ts';
import { provideServer } from './testing/provideServer.ts';
import type { Owner } from './testing/TestRequests.ts';
import { plantFile, registerOperator } from './testing/testIdentity.ts';

const server = provideServer();
const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
/** Minh's: what goes to one account adds up. */
const otherBank = { ...bank, card_number: '19034567890123' };
const now = new Date();
let lan: Owner;
let minh: Owner;
let first: Owner;
let second: Owner;
let address_id: string;

beforeAll(async () => {
  const { registerUser, recharge, succeed } = server();
  [lan, minh] = [await registerUser('Lan Phương'), await registerUser('Hoàng Minh')];
  [first, second] = [await registerOperator(server()), await registerOperator(server())];
  for (let paid = 0; paid < 5; paid++) await recharge(lan, 10_000_000);
  await recharge(minh, 200_000);
  ({ address_id } = await succeed(addAddress, testAddress(), { session: lan }));
});

const office = () => ({ operator_id: first.user_id, keep: requestApproval, config: server().config, now });

async function newWithdrawal(amount = 50_000, session = lan): Promise<string> {
  return (await server().succeed(withdraw, { amount, ...(session === minh ? otherBank : bank) }, { session }))
    .withdrawal_id;
}

/** The second operator agrees to the request that waits. */
async function agreementOn(subject_id: string): Promise<Work> {
  const query = server().db.selectFrom('approval').select('approval_id').where('subject_id', '=', subject_id);
  const { approval_id } = await query.executeTakeFirstOrThrow();
  const agreement = { approval_id, decision: 'agree', answer: null } as const;
  const kinds = operatorArea.approvals ?? [];
  return (db) => decideApproval(db, agreement, { operator_id: second.user_id, kinds, now: new Date() });
}

async function approved(): Promise<string> {
  // Not of the player whose day has a large one.
  const withdrawal_id = await newWithdrawal(50_000, minh);
  await server().succeed(approveWithdrawal, { withdrawal_id, note: 'Đã đối chiếu.' }, { session: first });
  return withdrawal_id;
}

async function newCoupon(state: 'usable' | 'unclaimed'): Promise<string> {
  const issue_id = await createTestIssue(server().db, { template: { scope: 'mall' } });
  const until = state === 'unclaimed' ? { claim_until: claimUntil(now) } : {};
  const coupon = { issue_id, user_id: lan.user_id, state, now, ...until };
  const [given] = await inTransaction(server().db, (db) => issueCoupons(db, [coupon]));
  return given?.coupon_id ?? '';
}

async function newGift(): Promise<string> {
  const item_ids = await giveTestToys(server(), lan, { free_draw: 1 });
  const to = await inviteCodeOf(minh);
  return (await server().succeed(gifts.giveToys, { item_ids, to }, { session: lan })).gift_id;
}

async function inviteCodeOf({ user_id }: Owner): Promise<string> {
  const query = server().db.selectFrom('app_user').select('invite_code').where('user_id', '=', user_id);
  return (await query.executeTakeFirstOrThrow()).invite_code;
}

async function settle(db: Database, key: string, action: 'accept' | 'decline' | 'expire'): Promise<void> {
  const found = await findGift(db, { key, caller_id: minh.user_id }, true);
  const by = action === 'expire' ? ({ ...found, actor: 'shop' } as const) : found;
  const at = action === 'expire' ? new Date(now.getTime() + 8 * 86_400_000) : now;
  await settleGift(db, by, { action, actor_id: action === 'expire' ? null : minh.user_id, now: at });
}

async function paidParcel(): Promise<string> {
  const item_ids = await giveTestToys(server(), lan, { free_draw: 1 });
  const request = { item_ids, address_id, total: 30_000 };
  const { parcels: ordered } = await server().succeed(parcels.sendItems, request, { session: lan });
  return ordered[0]?.parcel_id ?? '';
}

async function newClaim(): Promise<string> {
  const { parcel_id, item_ids } = await createTestParcel(server(), lan, 'received');
  const request = { parcel_id, item_ids, kind: 'missing' as const, words: 'Thiếu.', photos: [] };
  const claim = { user_id: lan.user_id, request, now: new Date() };
  return (await inTransaction(server().db, (db) => submitClaim(db, claim))).claim_id;
}

const issue = { way: 'free', price: 0, stock: 10, per_player: 1, budget: 200_000, open_days: 30, why: '-' } as const;

/** Each flow of money or items: prepares it, and returns what does it. Recharges and boxes are in `rechargeFaults.test.ts`. */
const flows: Record<string, () => Promise<Work> | Work> = {
  'a withdrawal is requested': () => {
    const { identitySecret: secret } = server().config;
    const order = { user_id: lan.user_id, request: { amount: 50_000, ...bank }, secret, now };
    return (db) => requestWithdrawal(db, order);
  },
  'a withdrawal is canceled': async () => {
    const withdrawal_id = await newWithdrawal();
    return (db) => moveWithdrawal(db, { withdrawal_id, move: 'cancel', user_id: lan.user_id, now });
  },
  'a withdrawal is approved': async () => {
    const withdrawal_id = await newWithdrawal();
    return (db) => approveCase(db, { withdrawal_id, note: '-' }, office());
  },
  'a withdrawal is approved by two': async () => {
    const withdrawal_id = await newWithdrawal(6_000_000);
    await server().succeed(approveWithdrawal, { withdrawal_id, note: '-' }, { session: first });
    return agreementOn(withdrawal_id);
  },
  'a withdrawal is rejected': async () => {
    const withdrawal_id = await newWithdrawal();
    return (db) => rejectCase(db, { withdrawal_id, reason: 'holder', note: null }, office());
  },
  'a payout file is made': async () => {
    await approved();
    return (db) => makePayout(db, first.user_id, now);
  },
  'a payout file is confirmed': async () => {
    await approved();
    const { payout_id } = await server().succeed(makeCall, {}, { session: first });
    return (db) => confirmPayout(db, first.user_id, payout_id, now);
  },
  'a coupon is bought': async () => {
    const issue_id = await createTestIssue(server().db, { issue: { way: 'purchase', price: 5_000 } });
    return (db) => buyCoupon(db, { user_id: lan.user_id, request: { issue_id, price: 5_000 } }, now);
  },
  'a coupon is taken': async () => {
    const issue_id = await createTestIssue(server().db);
    return (db) => takeCoupon(db, { user_id: lan.user_id, issue_id }, now);
  },
  'a coupon is given': async () => {
    const issue_id = await createTestIssue(server().db, { issue: { way: 'gift' } });
    const gift = { issue_id, invite_code: await inviteCodeOf(lan), why: '-' };
    return (db) => giveCoupon(db, gift, first.user_id, now);
  },
  'a coupon is claimed': async () => {
    const coupon_id = await newCoupon('unclaimed');
    return (db) => claimCoupon(db, { user_id: lan.user_id, coupon_id }, now);
  },
  'a coupon is used': async () => {
    const coupon_id = await newCoupon('usable');
    return (db) => useCoupon(db, coupon_id, randomUUID());
  },
  'a coupon comes back': async () => {
    const [coupon_id, used_for] = [await newCoupon('usable'), randomUUID()];
    await inTransaction(server().db, (db) => useCoupon(db, coupon_id, used_for));
    return (db) => returnCoupon(db, used_for, new Date(now.getTime() + 2_000));
  },
  'coupons are issued': async () => {
    const query = server().db.selectFrom('coupon_template').select('template_id').where('most', '=', 20_000);
    const { template_id } = await query.executeTakeFirstOrThrow();
    return (db) => askForIssue(db, { ...issue, template_id }, office());
  },
  'parcels are ordered': async () => {
    const item_ids = await giveTestToys(server(), lan, { free_draw: 1, blind_box: 3 });
    const order = { user_id: lan.user_id, request: { item_ids, address_id, total: 30_000 }, now };
    return (db) => orderParcels(db, order);
  },
  'a parcel is canceled': async () => {
    const parcel_id = await paidParcel();
    return (db) => cancelParcel(db, { parcel_id, by: { actor: 'buyer', actor_id: lan.user_id }, now });
  },
  'a parcel is received': async () => {
    const { parcel_id } = await createTestParcel(server(), lan, 'shipped');
    return (db) => receiveParcel(db, { parcel_id, by: { actor: 'buyer', actor_id: lan.user_id }, now });
  },
  'a claim is submitted': async () => {
    const { parcel_id, item_ids } = await createTestParcel(server(), lan, 'received');
    const photos = [await plantFile(server().db, lan.user_id, claimUpload)];
    const request = { parcel_id, item_ids, kind: 'damaged' as const, words: 'Gãy tay.', photos };
    return (db) => submitClaim(db, { user_id: lan.user_id, request, now: new Date() });
  },
  ...Object.fromEntries(
    (['refund', 'replacement', 'return'] as const).map((decision) => [
      `a claim is decided: ${decision}`,
      async () => {
        const claim_id = await newClaim();
        return (db: Database) => askForClaim(db, { claim_id, decision, reason: null }, office());
      },
    ]),
  ),
  'toys are given': async () => {
    const item_ids = await giveTestToys(server(), lan, { free_draw: 2 });
    const gift = { giver_id: lan.user_id, item_ids, to: await inviteCodeOf(minh), secret: '-', now };
    return (db) => giveToys(db, gift);
  },
  ...Object.fromEntries(
    (['accept', 'decline', 'expire'] as const).map((action) => [
      `a gift: ${action}`,
      async () => {
        const key = await newGift();
        return (db: Database) => settle(db, key, action);
      },
    ]),
  ),
};

async function useCoupon(db: Database, coupon_id: string, used_for: string): Promise<void> {
  const at = new Date(now.getTime() + 1_000);
  const coupons = await lockCoupons(db, [coupon_id]);
  const purchase = { at: { kind: 'mall' }, list: 90_000 } as const;
  const saved = coupons.require({ user_id: lan.user_id, coupon_id, purchase, now: at });
  coupons.use({ coupon_id, used_for, saved, now: at });
  coupons.save();
}

testFlows(server, flows);
