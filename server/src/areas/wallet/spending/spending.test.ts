import { locales, ruleMessages } from '@mcy/api/contract';
import { openMysteryBox } from '@mcy/api/boxes/opening/contract';
import * as spendingContract from '@mcy/api/wallet/spending/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { createTestPool } from '../../../testing/createTestPool.ts';
import { seedBoxes } from '../../boxes/pools/seedBoxes.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { coolOffNotLonger, coolingOff, noCapRaise, spendingCapReached } from './messages.ts';

const hour = 3_600_000;
/** A Wednesday morning in Vietnam. */
const start = new Date('2026-12-02T03:00:00Z');
const price = 10_000;

let server: TestServer;
let pool_id: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedBoxes(server.db, new Date());
  ({ pool_id } = await createTestPool(server.db, [1, 999_999], { kind: 'infinite', price }));
});
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock, in hours after `start`. */
function setClock(hours: number): void {
  vi.setSystemTime(start.getTime() + hours * hour);
}

function inHours(hours: number): string {
  return new Date(start.getTime() + hours * hour).toISOString();
}

const draw = (session: Session, count: 1 | 5 | 10 = 1, lang: (typeof locales)[number] = 'en') =>
  server.call(openMysteryBox, { pool_id, count, client_seed: 'lucky' }, { session, lang });
const spendingOf = (session: Session) => server.succeed(spendingContract.readSpending, {}, { session });
const setCaps = (session: Session, day: number | null, week: number | null = null, month: number | null = null) =>
  server.succeed(spendingContract.setSpendingCaps, { day, week, month }, { session });

describe('spending', () => {
  it('is summed by the day, the week from Monday and the month in Vietnam', async () => {
    const session = await server.playerWith(500_000);
    await draw(session, 5);
    expect(await spendingOf(session)).toEqual({
      day: { spent: 50_000, cap: null, resets_at: '2026-12-02T17:00:00.000Z' },
      week: { spent: 50_000, cap: null, resets_at: '2026-12-06T17:00:00.000Z' },
      month: { spent: 50_000, cap: null, resets_at: '2026-12-31T17:00:00.000Z' },
      raise: null,
      cool_off_until: null,
      cool_off_choices: ['day', 'week', 'month'],
    });
    // Thursday, a minute after midnight in Vietnam; then the Monday after.
    setClock(14 + 1 / 60);
    await draw(session);
    expect(await spendingOf(session)).toMatchObject({ day: { spent: 10_000 }, week: { spent: 60_000 } });
    setClock(5 * 24);
    expect(await spendingOf(session)).toMatchObject({
      day: { spent: 0 },
      week: { spent: 0 },
      month: { spent: 60_000 },
    });
    setClock(31 * 24);
    expect(await spendingOf(session)).toMatchObject({ month: { spent: 0 } });
  });

  it('counts for a week that began in the month before', async () => {
    // Monday, 30 November.
    setClock(-2 * 24);
    const session = await server.playerWith(500_000);
    await draw(session, 5);
    setClock(0);
    await draw(session);
    expect(await spendingOf(session)).toMatchObject({ week: { spent: 60_000 }, month: { spent: 10_000 } });
    await setCaps(session, null, 65_000);
    expect(await draw(session)).toMatchObject({ error: 'spending_cap_reached' });
  });

  it('is zero for a refused draw, and not shown without an account', async () => {
    const session = await server.playerWith(50_000);
    expect(await draw(session, 10)).toMatchObject({ error: 'insufficient_balance' });
    expect(await spendingOf(session)).toMatchObject({ month: { spent: 0 } });
    for (const call of [spendingContract.readSpending, spendingContract.cancelCapRaise]) {
      expect(await server.call(call, {})).toMatchObject({ code: 401 });
    }
  });
});

describe('a cap', () => {
  it('allows spending up to it and not a coin more, and says what is left and until when', async () => {
    const session = await server.playerWith(500_000);
    await setCaps(session, 55_000, 200_000);
    expect(await draw(session, 5)).toMatchObject({ ok: true });
    const resets_at = new Date('2026-12-02T17:00:00Z');
    const refusal = spendingCapReached({ period: 'day', cap: 55_000, left: 5_000, resets_at });
    for (const lang of locales) {
      expect(await draw(session, 1, lang)).toMatchObject({
        code: 422,
        error: 'spending_cap_reached',
        msg: refusal[lang],
      });
    }
    expect(refusal.vn).toContain('00:00');
    expect(refusal.vn).toContain('5.000 xu');
    expect(await server.balanceOf(session)).toBe(450_000);
    setClock(14);
    expect(await draw(session, 5)).toMatchObject({ ok: true });
  });

  it('names the one that lasts longest when several are exceeded', async () => {
    const session = await server.playerWith(500_000);
    await setCaps(session, 20_000, 20_000, 30_000);
    const month = { period: 'month', cap: 30_000, left: 30_000, resets_at: new Date('2026-12-31T17:00:00Z') } as const;
    expect(await draw(session, 5)).toMatchObject({ msg: spendingCapReached(month).en });
    await draw(session);
    await draw(session);
    const week = { period: 'week', cap: 20_000, left: 0, resets_at: new Date('2026-12-06T17:00:00Z') } as const;
    expect(await draw(session)).toMatchObject({ msg: spendingCapReached(week).en });
  });

  it('that was lowered below what is spent already leaves nothing', async () => {
    const session = await server.playerWith(100_000);
    await draw(session, 5);
    await setCaps(session, 20_000);
    const used = { period: 'day', cap: 20_000, left: 0, resets_at: new Date('2026-12-02T17:00:00Z') } as const;
    expect(await draw(session)).toMatchObject({ msg: spendingCapReached(used).en });
  });

  it('of zero blocks all spending, and no other player’s', async () => {
    const [session, other] = [await server.playerWith(50_000), await server.playerWith(50_000)];
    await setCaps(other, 50_000);
    await setCaps(session, 0);
    expect(await draw(session)).toMatchObject({ error: 'spending_cap_reached' });
    expect(await draw(other)).toMatchObject({ ok: true });
  });

  it.each([
    ['day', { day: 300_000, week: 200_000, month: null }, 'cap_over_week', '200.000'],
    ['day', { day: 300_000, week: null, month: 100_000 }, 'cap_over_month', '100.000'],
    ['week', { day: null, week: 300_000, month: 100_000 }, 'cap_over_month', '100.000'],
    ['day', { day: -1, week: null, month: null }, 'amount_integer', ''],
    ['month', { day: null, week: null, month: 0.5 }, 'amount_integer', ''],
    ['month', { day: null, week: null, month: 1_000_000_001 }, 'spending_cap_maximum', '1.000.000.000'],
  ] as const)('is refused for its %s: %o', async (field, wrong, rule, maximum) => {
    const session = await server.registerUser();
    await setCaps(session, 70_000);
    for (const lang of locales) {
      const msg = ruleMessages[rule][lang].replace('{{maximum}}', maximum);
      const answer = await server.call(spendingContract.setSpendingCaps, wrong, { session, lang });
      expect(answer).toMatchObject({ code: 422, error: rule, field, msg });
    }
    expect(await spendingOf(session)).toMatchObject({ day: { cap: 70_000 }, week: { cap: null } });
  });

  it('must be named or null: a request without one is refused', async () => {
    const session = await server.registerUser();
    // @ts-expect-error A client that forgets a field.
    expect(await server.call(spendingContract.setSpendingCaps, { day: 1 }, { session })).toMatchObject({
      error: 'required',
    });
  });
});

describe('changing a cap', () => {
  it('applies at once when stricter, after 24 hours when looser', async () => {
    const session = await server.playerWith(500_000);
    await setCaps(session, 100_000);
    expect(await setCaps(session, 20_000)).toMatchObject({ day: { cap: 20_000 }, raise: null });
    expect(await setCaps(session, 50_000)).toMatchObject({
      day: { cap: 20_000 },
      raise: { day: 50_000, week: null, month: null, takes_effect_at: inHours(24) },
    });
    expect(await draw(session, 5)).toMatchObject({ error: 'spending_cap_reached' });
    setClock(24);
    expect(await spendingOf(session)).toMatchObject({ day: { cap: 50_000 }, raise: null });
    expect(await draw(session, 5)).toMatchObject({ ok: true });
    // The next change writes it.
    expect(await setCaps(session, 40_000)).toMatchObject({ day: { cap: 40_000 }, raise: null });
  });

  it('restarts its 24 hours with a new raise, and ends when the raise is canceled', async () => {
    const session = await server.registerUser();
    await setCaps(session, 20_000);
    await setCaps(session, 50_000);
    setClock(20);
    expect(await setCaps(session, null)).toMatchObject({ raise: { day: null, takes_effect_at: inHours(44) } });
    setClock(30);
    const kept = await server.succeed(spendingContract.cancelCapRaise, {}, { session });
    expect(kept).toMatchObject({ day: { cap: 20_000 }, raise: null });
    setClock(100);
    expect(await spendingOf(session)).toMatchObject({ day: { cap: 20_000 }, raise: null });
    for (const lang of locales) {
      const answer = await server.call(spendingContract.cancelCapRaise, {}, { session, lang });
      expect(answer).toMatchObject({ code: 422, error: 'no_cap_raise', msg: noCapRaise[lang] });
    }
  });

  it('cannot be canceled once it is in effect', async () => {
    const session = await server.registerUser();
    await setCaps(session, 20_000);
    await setCaps(session, 50_000);
    setClock(24);
    expect(await server.call(spendingContract.cancelCapRaise, {}, { session })).toMatchObject({
      error: 'no_cap_raise',
    });
    expect(await spendingOf(session)).toMatchObject({ day: { cap: 50_000 } });
  });
});

describe('a cool-off', () => {
  const begin = (session: Session, length: 'day' | 'week' | 'month', lang: (typeof locales)[number] = 'en') =>
    server.call(spendingContract.startCoolOff, { length }, { session, lang });

  it('refuses every paid draw until it is over, whatever the caps', async () => {
    const [session, other] = [await server.playerWith(500_000), await server.registerUser()];
    await setCaps(other, 50_000);
    expect(await begin(session, 'day')).toMatchObject({ ok: true, data: { cool_off_until: inHours(24) } });
    for (const lang of locales) {
      const msg = coolingOff(new Date(inHours(24)))[lang];
      expect(await draw(session, 1, lang)).toMatchObject({ code: 422, error: 'cooling_off', msg });
    }
    expect(await server.balanceOf(session)).toBe(500_000);
    expect(await spendingOf(other)).toMatchObject({ cool_off_until: null });
    setClock(24);
    expect(await spendingOf(session)).toMatchObject({ cool_off_until: null });
    expect(await draw(session)).toMatchObject({ ok: true });
  });

  it('can be extended and never shortened', async () => {
    const session = await server.registerUser();
    await begin(session, 'week');
    expect(await begin(session, 'week')).toMatchObject({ error: 'cool_off_not_longer' });
    for (const lang of locales) {
      const msg = coolOffNotLonger(new Date(inHours(7 * 24)))[lang];
      expect(await begin(session, 'day', lang)).toMatchObject({ code: 422, error: 'cool_off_not_longer', msg });
    }
    expect(await spendingOf(session)).toMatchObject({ cool_off_choices: ['month'] });
    const longest = { cool_off_until: inHours(30 * 24), cool_off_choices: [] };
    expect(await begin(session, 'month')).toMatchObject({ data: longest });
    await setCaps(session, 10_000);
    setClock(29 * 24);
    expect(await begin(session, 'week')).toMatchObject({ data: { cool_off_until: inHours(36 * 24) } });
    // @ts-expect-error An unknown length.
    expect(await begin(session, 'hour')).toMatchObject({ error: 'not_a_choice', field: 'length' });
  });
});

describe('the database', () => {
  it.each([
    ['ending a cool-off', 'update spending_limit set cool_off_until = null where cool_off_until is not null'],
    ['raising a cap', 'update spending_limit set day_cap = day_cap + 1 where raise_at is null and day_cap is not null'],
    ['removing a cap', 'update spending_limit set day_cap = null where raise_at is null and day_cap is not null'],
    ['deleting limits', 'delete from spending_limit'],
  ])('refuses %s', async (_name, damage) => {
    await expect(sql.raw(damage).execute(server.db)).rejects.toThrow(/spending limit/);
  });
});

it('every invariant holds, and the audit finds a sum that differs from the ledger’s', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
  for (const damage of ['update spending_day set spent = spent + 1', 'delete from spending_day']) {
    const undo = new Error('undo');
    const damaged = server.db.transaction().execute(async (db) => {
      await sql.raw(damage).execute(db);
      const findings = await auditDatabase(db);
      expect(new Set(findings.map(({ invariant }) => invariant))).toEqual(
        new Set(['2: what a player spent on a day is the sum of the day’s entries']),
      );
      throw undo;
    });
    await expect(damaged).rejects.toBe(undo);
  }
});
