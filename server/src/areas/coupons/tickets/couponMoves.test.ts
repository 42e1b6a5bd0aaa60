import { randomUUID } from 'node:crypto';
import { couponStates } from '@mcy/api/coupons/tickets/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { OpenDatabase } from '../../../platform/db/openDatabase.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { registerUser } from '../../account/entry/registerUser.ts';
import { claimCoupon } from './claimCoupon.ts';
import { couponMoves } from './couponMoves.ts';
import { couponState } from './couponState.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from './issueCoupons.ts';
import { lockCoupons } from './lockCoupons.ts';
import { returnCoupon } from './returnCoupon.ts';
import { claimUntil } from './validUntil.ts';

const now = new Date('2026-11-20T03:00:00Z');
const over = new Date('2027-11-20T03:00:00Z');
type State = (typeof couponStates)[number];

let database: OpenDatabase;
let user_id: string;
let issue_id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
  user_id = await registerUser(database.db, { ...user, sign_in_name: 'moves@example.com' }, now);
  issue_id = await createTestIssue(database.db, { template: { scope: 'mall' }, issue: { per_player: 100 } });
});
afterAll(() => database.close());

interface Subject {
  coupon_id: string;
  used_for: string;
  /** The clock of what is done to it. */
  at: Date;
}

/** What each action of the table does. */
const deeds = {
  claim: ({ coupon_id, at }) => inTransaction(database.db, (db) => claimCoupon(db, { user_id, coupon_id }, at)),
  use: ({ coupon_id, used_for, at }) =>
    inTransaction(database.db, async (db) => {
      const coupons = await lockCoupons(db, [coupon_id]);
      const purchase = { at: { kind: 'mall' }, list: 90_000 } as const;
      const saved = coupons.require({ user_id, coupon_id, purchase, now: at });
      coupons.use({ coupon_id, used_for, saved, now: at });
      coupons.save();
    }),
  give_back: async ({ used_for, at }) => {
    const done = await inTransaction(database.db, (db) => returnCoupon(db, used_for, at));
    if (!done) throw new Refusal({ error: 'coupon_not_found', message: { vn: '', zh: '', en: '' } });
  },
} as const satisfies Record<string, (subject: Subject) => Promise<unknown>>;

async function read(coupon_id: string) {
  return database.db.selectFrom('coupon').selectAll().where('coupon_id', '=', coupon_id).executeTakeFirstOrThrow();
}

/** A coupon that came into a state by the table's own actions. */
async function couponIn(state: State): Promise<Subject> {
  const unclaimed = state === 'unclaimed';
  const coupon = { issue_id, user_id, now, state: unclaimed ? 'unclaimed' : 'usable' } as const;
  const [given] = await inTransaction(database.db, (db) =>
    issueCoupons(db, [{ ...coupon, ...(unclaimed && { claim_until: claimUntil(now) }) }]),
  );
  const subject = { coupon_id: given?.coupon_id ?? '', used_for: randomUUID(), at: now };
  if (state === 'used') await deeds.use(subject);
  return { ...subject, at: state === 'expired' ? over : now };
}

const actors = { claim: 'player', use: 'player', give_back: 'shop' } as const;
const pairs = couponStates.flatMap((state) =>
  (['claim', 'use', 'give_back'] as const).map((action) => [state, action] as const),
);

describe('a coupon', () => {
  it.each(pairs)('that is %s: what %s makes of it is what the table says', async (state, action) => {
    const subject = await couponIn(state);
    const before = await read(subject.coupon_id);
    expect(couponState(before, subject.at)).toBe(state);
    const moves: Partial<Record<typeof action, State>> | undefined = couponMoves[state][actors[action]];
    const next = moves?.[action];
    if (next === undefined) {
      await expect(deeds[action](subject)).rejects.toBeInstanceOf(Refusal);
      expect(await read(subject.coupon_id)).toEqual(before);
      return;
    }
    await deeds[action](subject);
    expect(couponState(await read(subject.coupon_id), subject.at)).toBe(next);
  });

  it.each(couponStates)('that is %s: time makes of it what the table says', async (state) => {
    const { coupon_id } = await couponIn(state);
    expect(couponState(await read(coupon_id), over)).toBe(couponMoves[state].clock?.expire ?? state);
  });

  it('is moved by no writer as the table does not say', async () => {
    const { coupon_id } = await couponIn('used');
    const change = (set: { state: 'unclaimed' | 'used' } | { user_id: string }) =>
      database.db.updateTable('coupon').set(set).where('coupon_id', '=', coupon_id).execute();
    for (const set of [{ state: 'unclaimed' }, { state: 'used' }, { user_id: randomUUID() }] as const) {
      await expect(change(set)).rejects.toMatchObject({ constraint: 'coupon_moves_as_the_table_says' });
    }
  });
});
