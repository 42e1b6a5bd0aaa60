import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInRewards } from './checkInRewards.ts';
import { type LastCheckIn, placeOf, rewardOf, streakStateAt } from './streak.ts';

const dayOf = (number: number): string => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

/** Checks in on the given days, and returns each reward. */
function play(days: readonly boolean[]): { number: number; streak: number; stones: number }[] {
  let last: LastCheckIn | undefined;
  return days.flatMap((present, number) => {
    const before = streakStateAt(last, dayOf(number));
    expect(before.checkedInToday).toBe(false);
    if (!present) return [];
    const streak = before.streak + 1;
    last = { day: dayOf(number), streak };
    const after = streakStateAt(last, dayOf(number));
    expect(after).toEqual({ streak, checkedInToday: true, done: placeOf(streak) });
    expect(after.done).toBe(before.done + 1);
    return [{ number, streak, stones: rewardOf(streak) }];
  });
}

describe('the streak', () => {
  it('is the number of days in a row, on any calendar', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (days) => {
        for (const { number, streak, stones } of play(days)) {
          const run = days.slice(0, number + 1).toReversed();
          const missed = run.indexOf(false);
          expect(streak).toBe(missed === -1 ? run.length : missed);
          expect(stones).toBe(checkInRewards[(streak - 1) % 15]);
        }
      }),
    );
  });

  it('gives a full round its full reward, and starts the next round at day 1', () => {
    const given = play(Array.from({ length: 31 }, () => true)).map(({ stones }) => stones);
    expect(given).toEqual([...checkInRewards, ...checkInRewards, checkInRewards[0]]);
  });

  it('ends with a missed day, and shows the completed days until the round is over', () => {
    const fifteenth = { day: dayOf(0), streak: 15 };
    expect(streakStateAt(fifteenth, dayOf(0)).done).toBe(15);
    expect(streakStateAt(fifteenth, dayOf(1))).toEqual({ streak: 15, checkedInToday: false, done: 0 });
    expect(streakStateAt(fifteenth, dayOf(2))).toEqual({ streak: 0, checkedInToday: false, done: 0 });
    expect(streakStateAt(undefined, dayOf(0))).toEqual({ streak: 0, checkedInToday: false, done: 0 });
  });

  it('rewards no day twice, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (one, other) => {
        const { checkedInToday } = streakStateAt({ day: dayOf(one), streak: 1 }, dayOf(other));
        expect(checkedInToday).toBe(one >= other);
      }),
    );
  });
});
