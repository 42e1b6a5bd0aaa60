import { randomUUID } from 'node:crypto';
import { checkIn, readCheckIn } from '@mcy/api/account/checkIn/contract';
import { locales } from '@mcy/api/contract';
import { readFlow, readWallet } from '@mcy/api/wallet/flow/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { registerVerified } from '../../../testing/testIdentity.ts';
import { checkedInAlready, checkInSubject, identityNotApproved } from './messages.ts';
import { checkInRewards } from './checkInRewards.ts';

const day = 86_400_000;
/** One minute before midnight in Vietnam. */
const evening = new Date('2026-12-02T16:59:00Z');

let server: TestServer;
let session: Session & { user_id: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  session = await registerVerified(server);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock, in ms after that evening. */
function setClock(later: number): void {
  vi.setSystemTime(evening.getTime() + later);
}

const read = () => server.succeed(readCheckIn, {}, { session });
const stonesOf = async () => (await server.succeed(readWallet, {}, { session })).stone;

describe('checking in', () => {
  it('gives the day’s stones once, and again on the next day in Vietnam', async () => {
    const before = await read();
    expect(before).toMatchObject({ streak: 0, checked_in_today: false, identity: 'successful' });
    expect(before.next_at).toBe('2026-12-02T17:00:00.000Z');
    expect(before.days.map(({ state }) => state)).toEqual(['today', ...Array.from({ length: 14 }, () => 'coming')]);
    expect(before.days.map(({ stones }) => stones)).toEqual(checkInRewards);

    const idempotencyKey = randomUUID();
    const first = await server.succeed(checkIn, {}, { session, idempotencyKey });
    expect(first).toMatchObject({ stones: 10, check_in: { streak: 1, checked_in_today: true } });
    expect(first.check_in).toEqual(await read());
    expect(await server.succeed(checkIn, {}, { session, idempotencyKey })).toEqual(first);

    setClock(59_999);
    for (const lang of locales) {
      expect(await server.call(checkIn, {}, { session, lang })).toMatchObject({
        code: 422,
        error: 'checked_in_already',
        msg: checkedInAlready[lang],
      });
    }
    expect(await stonesOf()).toBe(10);

    setClock(60_000);
    expect((await read()).days.slice(0, 3).map(({ state }) => state)).toEqual(['done', 'today', 'coming']);
    expect(await server.succeed(checkIn, {}, { session })).toMatchObject({ check_in: { streak: 2 } });
    for (const lang of locales) {
      const { rows } = await server.succeed(readFlow, { currency: 'stone' }, { session, lang });
      expect(rows).toMatchObject([
        { kind: 'check_in', amount: 10, balance_after: 20, subject: checkInSubject(2)[lang] },
        { kind: 'check_in', amount: 10, balance_after: 10, subject: checkInSubject(1)[lang] },
      ]);
    }
  });

  it('starts over after a missed day', async () => {
    await server.succeed(checkIn, {}, { session });
    setClock(day);
    await server.succeed(checkIn, {}, { session });
    setClock(3 * day);
    expect(await read()).toMatchObject({ streak: 0, checked_in_today: false });
    const again = await server.succeed(checkIn, {}, { session });
    expect(again).toMatchObject({ stones: 10, check_in: { streak: 1 } });
  });

  it('gives the most on day 15, then starts a new round', async () => {
    const given: number[] = [];
    for (let number = 0; number < 16; number++) {
      setClock(number * day);
      given.push((await server.succeed(checkIn, {}, { session })).stones);
      if (number === 14)
        expect((await read()).days.map(({ state }) => state)).toEqual(checkInRewards.map(() => 'done'));
    }
    expect(given).toEqual([...checkInRewards, checkInRewards[0]]);
    expect((await read()).streak).toBe(16);
    expect(await stonesOf()).toBe(given.reduce((sum, stones) => sum + stones));
  });

  it('is only for verified users', async () => {
    const stranger = await server.registerUser();
    expect(await server.succeed(readCheckIn, {}, { session: stranger })).toMatchObject({ identity: null });
    for (const lang of locales) {
      expect(await server.call(checkIn, {}, { session: stranger, lang })).toMatchObject({
        code: 422,
        error: 'identity_not_approved',
        msg: identityNotApproved[lang],
      });
    }
    expect(await server.call(checkIn, {})).toMatchObject({ code: 401 });
    expect(await server.call(readCheckIn, {})).toMatchObject({ code: 401 });
  });
});

describe('the database', () => {
  const row = () => ({ check_in_id: randomUUID(), user_id: session.user_id, stones: 10, checked_in_at: evening });

  it('refuses a check-in without its journal, and one with a false streak', async () => {
    await expect(
      server.db
        .insertInto('check_in')
        .values({ ...row(), day: '2026-12-02', streak: 1 })
        .execute(),
    ).rejects.toThrow('does not have its journal');
    await expect(
      server.db
        .insertInto('check_in')
        .values({ ...row(), day: '2026-12-02', streak: 14 })
        .execute(),
    ).rejects.toThrow('does not follow the day before');
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
