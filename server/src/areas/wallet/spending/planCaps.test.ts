import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caps, StoredCaps } from './Caps.ts';
import { capsAt } from './capsAt.ts';
import { planCaps } from './planCaps.ts';

const hour = 3_600_000;
const start = new Date('2026-11-20T03:00:00Z');
const at = (hours: number): Date => new Date(start.getTime() + hours * hour);
const uncapped: StoredCaps = { caps: { day: null, week: null, month: null }, raise: null };
const caps = (day: number | null, week: number | null, month: number | null): Caps => ({ day, week, month });

describe('planCaps', () => {
  it('lowers a cap, or sets a first one, at once', () => {
    const set = planCaps(uncapped, caps(100, 500, null), at(0));
    expect(set).toEqual({ caps: caps(100, 500, null), raise: null });
    expect(planCaps(set, caps(50, 500, 900), at(1))).toEqual({ caps: caps(50, 500, 900), raise: null });
  });

  it('raises, and removes a cap, after 24 hours', () => {
    const set = planCaps(uncapped, caps(100, 500, null), at(0));
    const raised = planCaps(set, caps(200, null, null), at(1));
    expect(raised).toEqual({
      caps: caps(100, 500, null),
      raise: { caps: caps(200, null, null), takes_effect_at: at(25) },
    });
    expect(capsAt(raised, new Date(at(25).getTime() - 1)).caps).toEqual(caps(100, 500, null));
    expect(capsAt(raised, at(25))).toEqual({ caps: caps(200, null, null), raise: null });
  });

  it('splits one request: stricter caps now, looser ones later', () => {
    const set = planCaps(uncapped, caps(100, 500, 2_000), at(0));
    expect(planCaps(set, caps(200, 300, 2_000), at(1))).toEqual({
      caps: caps(100, 300, 2_000),
      raise: { caps: caps(200, 300, 2_000), takes_effect_at: at(25) },
    });
  });

  it('restarts the wait for a higher raise, and keeps it for a request that asks for no more', () => {
    const raised = planCaps(planCaps(uncapped, caps(100, null, null), at(0)), caps(200, null, null), at(0));
    expect(planCaps(raised, caps(300, null, null), at(10)).raise).toEqual({
      caps: caps(300, null, null),
      takes_effect_at: at(34),
    });
    expect(planCaps(raised, caps(150, 400, null), at(10))).toEqual({
      caps: caps(100, 400, null),
      raise: { caps: caps(150, 400, null), takes_effect_at: at(24) },
    });
  });

  it('drops a raise when the current caps are requested again', () => {
    const raised = planCaps(planCaps(uncapped, caps(100, null, null), at(0)), caps(200, null, null), at(0));
    expect(planCaps(raised, caps(100, null, null), at(1))).toEqual({ caps: caps(100, null, null), raise: null });
  });
});

const cap = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 });
const request = fc.record({
  after: fc.integer({ min: 0, max: 40 }),
  wanted: fc.record({ day: cap, week: cap, month: cap }),
});
const worth = (value: number | null): number => value ?? Infinity;

describe('any request at any time', () => {
  it('no cap is ever looser than everything requested at least 24 hours before', () => {
    fc.assert(
      fc.property(
        fc.array(request, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }),
        (requests, rest) => {
          let kept = uncapped;
          let clock = 0;
          const asked: { time: number; wanted: Caps }[] = [];
          const check = (time: number): void => {
            const held = capsAt(kept, at(time)).caps;
            for (const period of ['day', 'week', 'month'] as const) {
              // Without any cap until the first request; a raise counts from 24 hours after its request.
              const old = asked.filter((one) => one.time <= time - 24).map((one) => worth(one.wanted[period]));
              const [latest] = asked.slice(-1);
              if (latest && worth(held[period]) > worth(latest.wanted[period]))
                expect.fail('looser than the last request');
              const first = asked[0];
              if (first === undefined) continue;
              expect(worth(held[period])).toBeLessThanOrEqual(Math.max(worth(first.wanted[period]), ...old));
            }
          };
          for (const { after, wanted } of requests) {
            clock += after;
            check(clock);
            kept = planCaps(kept, wanted, at(clock));
            asked.push({ time: clock, wanted });
            check(clock);
          }
          check(clock + rest);
          // A day after the last request, its caps are in effect.
          expect(capsAt(kept, at(clock + 24)).caps).toEqual(requests.at(-1)?.wanted);
        },
      ),
    );
  });

  it('no request loosens anything at that moment', () => {
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 8 }), (requests) => {
        let kept = uncapped;
        let clock = 0;
        for (const { after, wanted } of requests) {
          clock += after;
          const before = capsAt(kept, at(clock)).caps;
          kept = planCaps(kept, wanted, at(clock));
          for (const period of ['day', 'week', 'month'] as const) {
            expect(worth(kept.caps[period])).toBe(Math.min(worth(before[period]), worth(wanted[period])));
          }
        }
      }),
    );
  });
});
