import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { OpenDatabase } from '../../../platform/db/openDatabase.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { registerUser } from '../../account/entry/registerUser.ts';
import { claimCoupon } from './claimCoupon.ts';
import { moveCoupon } from './couponMoves.ts';
import { couponState } from './couponState.ts';
import { createTestIssue } from '../../../testing/createTestIssue.ts';
import { issueCoupons } from './issueCoupons.ts';
import { lockCoupons } from './lockCoupons.ts';
import { returnCoupon } from './returnCoupon.ts';
import { claimUntil, endAfterReturn, validUntil } from './validUntil.ts';

const start = new Date('2026-11-20T03:00:00Z');
const day = 86_400_000;
const valid_days = 10;

/** What somebody does with the coupon at a place of the list, or how long nobody does anything. */
type Step =
  | { act: 'give' | 'give_unclaimed' | 'claim' | 'use' | 'give_back'; place: number }
  | { act: 'wait'; days: number };

const steps = (length: number) =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          act: fc.constantFrom(
            'give' as const,
            'give_unclaimed' as const,
            'claim' as const,
            'use' as const,
            'use' as const,
            'give_back' as const,
          ),
          place: fc.nat({ max: 5 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
    ),
    { minLength: length, maxLength: length },
  );

interface Held {
  state: 'unclaimed' | 'usable' | 'used';
  ends_at: Date;
  valid_until: Date;
  used_at: Date | null;
  uses: number;
  returns: number;
}

/** What the rules make of a step, without a database. Returns false when it is refused. */
function apply(held: Held[], step: Step, now: Date): boolean {
  if (step.act === 'wait') return true;
  if (step.act === 'give' || step.act === 'give_unclaimed') {
    const end = step.act === 'give' ? validUntil(now, valid_days) : claimUntil(now);
    const state = step.act === 'give' ? 'usable' : 'unclaimed';
    held.push({ state, ends_at: end, valid_until: end, used_at: null, uses: 0, returns: 0 });
    return true;
  }
  const coupon = held[step.place];
  if (!coupon) return false;
  const actor = step.act === 'give_back' ? 'shop' : 'player';
  const next = moveCoupon(couponState(coupon, now), actor, step.act);
  if (next === null || next === 'expired') return false;
  if (step.act === 'claim') coupon.ends_at = coupon.valid_until = validUntil(now, valid_days);
  if (step.act === 'use') {
    coupon.ends_at = coupon.used_at = now;
    coupon.uses += 1;
  }
  if (step.act === 'give_back') {
    const used_at = coupon.used_at ?? now;
    coupon.ends_at = coupon.valid_until = endAfterReturn({ used_at, valid_until: coupon.valid_until }, now);
    coupon.used_at = null;
    coupon.returns += 1;
  }
  coupon.state = next;
  return true;
}

function requireInvariants(held: readonly Held[], now: Date): void {
  for (const coupon of held) {
    expect(coupon.uses - coupon.returns).toBe(coupon.state === 'used' ? 1 : 0);
    if (coupon.used_at !== null) expect(coupon.used_at.getTime()).toBeLessThan(coupon.valid_until.getTime());
    const state = couponState(coupon, now);
    if (state === 'expired') expect(coupon.ends_at.getTime()).toBeLessThanOrEqual(now.getTime());
    if (state === 'usable') expect(coupon.ends_at.getTime()).toBeGreaterThan(now.getTime());
  }
}

it('any sequence of 50 steps leaves each coupon in one state, used once for each purchase that stands', () => {
  fc.assert(
    fc.property(steps(50), (sequence) => {
      const held: Held[] = [];
      let now = start;
      for (const step of sequence) {
        if (step.act === 'wait') now = new Date(now.getTime() + step.days * day);
        const before = held[step.act === 'give_back' ? step.place : -1]?.returns;
        apply(held, step, now);
        const back = held[step.act === 'give_back' ? step.place : -1];
        if (back && back.returns !== before)
          expect(back.ends_at.getTime() - now.getTime()).toBeGreaterThanOrEqual(3 * day);
        requireInvariants(held, now);
      }
      expect(held.length).toBeLessThanOrEqual(sequence.length);
    }),
    { numRuns: 200 },
  );
});

describe('in the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('the same steps do the same, and the audit finds nothing', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(steps(30), async (sequence) => {
        const user = { nickname: 'Minh Anh', birthday: '1990-06-15', password_hash: '-' };
        const user_id = await registerUser(db, { ...user, sign_in_name: `${randomUUID()}@example.com` }, start);
        const issue_id = await createTestIssue(db, {
          template: { scope: 'mall', valid_days },
          issue: { per_player: 100 },
        });
        const held: Held[] = [];
        const ids: { coupon_id: string; used_for: string }[] = [];
        let now = start;
        for (const step of sequence) {
          if (step.act === 'wait') now = new Date(now.getTime() + step.days * day);
          const done = await act(step, { user_id, issue_id, ids, now });
          expect(done).toBe(apply(held, step, now));
        }
        const stored = await db
          .selectFrom('coupon')
          .select(['coupon_id', 'state', 'ends_at'])
          .where('user_id', '=', user_id)
          .execute();
        for (const [place, { state, ends_at }] of held.entries()) {
          expect(stored.find(({ coupon_id }) => coupon_id === ids[place]?.coupon_id)).toMatchObject({ state, ends_at });
        }
      }),
      { numRuns: 12 },
    );
    expect(await auditDatabase(db)).toEqual([]);
  });

  interface World {
    user_id: string;
    issue_id: string;
    ids: { coupon_id: string; used_for: string }[];
    now: Date;
  }

  async function act(step: Step, { user_id, issue_id, ids, now }: World): Promise<boolean> {
    const { db } = database;
    if (step.act === 'wait') return true;
    if (step.act === 'give' || step.act === 'give_unclaimed') {
      const state = step.act === 'give' ? 'usable' : 'unclaimed';
      const coupon = {
        issue_id,
        user_id,
        now,
        state,
        ...(state === 'unclaimed' && { claim_until: claimUntil(now) }),
      } as const;
      const [given] = await inTransaction(db, (transaction) => issueCoupons(transaction, [coupon]));
      ids.push({ coupon_id: given?.coupon_id ?? '', used_for: '' });
      return given !== undefined;
    }
    const id = ids[step.place];
    if (!id) return false;
    const { coupon_id } = id;
    try {
      return await inTransaction(db, async (transaction) => {
        if (step.act === 'give_back') return id.used_for !== '' && (await returnCoupon(transaction, id.used_for, now));
        if (step.act === 'claim') {
          await claimCoupon(transaction, { user_id, coupon_id }, now);
          return true;
        }
        const used_for = randomUUID();
        const coupons = await lockCoupons(transaction, [coupon_id]);
        const saved = coupons.require({ user_id, coupon_id, purchase: { at: { kind: 'mall' }, list: 90_000 }, now });
        coupons.use({ coupon_id, used_for, saved, now });
        coupons.save();
        id.used_for = used_for;
        return true;
      });
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
});
