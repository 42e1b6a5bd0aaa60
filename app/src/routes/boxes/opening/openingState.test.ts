import type { Opening } from '@mcy/api/boxes/opening/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpeningEvent, type OpeningState, type OpenRequest, beginOpening, nextOpening } from './openingState.ts';

const opening = (opening_id: string, revealed = false): Opening => ({
  opening_id,
  pool_id: 'p-1',
  pool_name: 'Phố đêm Sài Gòn',
  pool_image: '/art/box.avif',
  count: 1,
  paid: 59_000,
  coupon_off: 0,
  stones: 0,
  diamonds: 0,
  diamond_off: 0,
  client_seed: 'seed',
  opened_at: '2026-11-22T03:00:00Z',
  revealed,
  results: [],
});
const request: OpenRequest = { pool_id: 'p-1', count: 1, client_seed: 'seed', total: 59_000 };
const other: OpenRequest = { ...request, client_seed: 'another' };
const error = new Error('no');

const mine = opening('o-1');
const seen = opening('o-1', true);
const choosing = { step: 'choosing', failed: null } as const;
const resting = { step: 'resting', failed: null } as const;
const lost = { request, error, decided: false };
const refused = { request, error, decided: true };

const states: Record<string, OpeningState> = {
  choosing,
  'choosing, refused': { step: 'choosing', failed: refused },
  'choosing, lost': { step: 'choosing', failed: lost },
  resting,
  'resting, lost': { step: 'resting', failed: lost },
  interrupted: { step: 'interrupted', request, resumes: true },
  'interrupted long ago': { step: 'interrupted', request, resumes: false },
  asking: { step: 'asking', request },
  paying: { step: 'paying', request },
  paid: { step: 'paid', opening: mine },
  revealed: { step: 'revealed', opening: mine, resting: false },
  'revealed, resting': { step: 'revealed', opening: mine, resting: true },
  seeking: { step: 'seeking', opening_id: 'o-1' },
};

const events: Record<string, OpeningEvent> = {
  'pay for one': { type: 'pay', request: other },
  'pay for ten': { type: 'pay', request: { ...other, count: 10 } },
  'pay another price': { type: 'pay', request: { ...other, total: 58_000 } },
  offered: { type: 'offered' },
  resume: { type: 'resume' },
  answered: { type: 'answered', opening: mine },
  'answered, seen before': { type: 'answered', opening: seen },
  refused: { type: 'failed', error, decided: true },
  lost: { type: 'failed', error, decided: false },
  seen: { type: 'seen', opening_id: 'o-1' },
  'seen another': { type: 'seen', opening_id: 'o-2' },
  'open again': { type: 'openAgain' },
  settled: { type: 'settled' },
  'moved to no opening': { type: 'moved', opening_id: null },
  'moved here': { type: 'moved', opening_id: 'o-1' },
  'moved to another': { type: 'moved', opening_id: 'o-2' },
  found: { type: 'found', opening: mine },
  'found, seen before': { type: 'found', opening: seen },
  'found another': { type: 'found', opening: opening('o-2') },
};

const seekingMine: OpeningState = { step: 'seeking', opening_id: 'o-1' };
const seekingAnother: OpeningState = { step: 'seeking', opening_id: 'o-2' };
const choices = {
  'pay for one': { step: 'paying', request: other },
  'pay for ten': { step: 'paying', request: { ...other, count: 10 } },
  'pay another price': { step: 'paying', request: { ...other, total: 58_000 } },
  offered: resting,
  'moved here': seekingMine,
  'moved to another': seekingAnother,
} as const satisfies Record<string, OpeningState>;

/** What changes something, and to what. Every other pair of a state and an event changes nothing. */
const changes: Record<string, Record<string, OpeningState>> = {
  choosing: choices,
  'choosing, refused': { ...choices, offered: { step: 'resting', failed: refused } },
  // The lost one may have been paid for: it is made again, with its own seed.
  'choosing, lost': {
    ...choices,
    'pay for one': { step: 'paying', request },
    offered: { step: 'resting', failed: lost },
  },
  resting: { offered: resting, settled: choosing, 'moved here': seekingMine, 'moved to another': seekingAnother },
  'resting, lost': {
    offered: { step: 'resting', failed: lost },
    settled: { step: 'choosing', failed: lost },
    'moved here': seekingMine,
    'moved to another': seekingAnother,
  },
  interrupted: { resume: { step: 'paying', request } },
  'interrupted long ago': { resume: { step: 'asking', request } },
  asking: {
    answered: seekingMine,
    'answered, seen before': seekingMine,
    refused: { step: 'resting', failed: refused },
    lost: { step: 'resting', failed: lost },
  },
  paying: {
    answered: { step: 'paid', opening: mine },
    'answered, seen before': { step: 'revealed', opening: seen, resting: true },
    refused: { step: 'resting', failed: refused },
    lost: { step: 'resting', failed: lost },
  },
  paid: {
    seen: { step: 'revealed', opening: mine, resting: true },
    'moved to no opening': resting,
    'moved to another': seekingAnother,
  },
  // What pays again is the same button in another place.
  revealed: {
    'pay for one': { step: 'paying', request: other },
    'pay for ten': { step: 'paying', request: { ...other, count: 10 } },
    'pay another price': { step: 'paying', request: { ...other, total: 58_000 } },
    offered: { step: 'revealed', opening: mine, resting: true },
    'open again': resting,
    'moved to no opening': resting,
    'moved to another': seekingAnother,
  },
  'revealed, resting': {
    offered: { step: 'revealed', opening: mine, resting: true },
    settled: { step: 'revealed', opening: mine, resting: false },
    'open again': resting,
    'moved to no opening': resting,
    'moved to another': seekingAnother,
  },
  seeking: {
    found: { step: 'paid', opening: mine },
    'found, seen before': { step: 'revealed', opening: seen, resting: true },
    'moved to no opening': resting,
    'moved to another': seekingAnother,
  },
};

describe('an opening', () => {
  for (const [stateName, state] of Object.entries(states)) {
    for (const [eventName, event] of Object.entries(events)) {
      const change = changes[stateName]?.[eventName];
      it(`${stateName} + ${eventName}: ${change ? change.step : 'nothing changes'}`, () => {
        const next = nextOpening(state, event);
        if (change) expect(next).toEqual(change);
        else expect(next).toBe(state);
      });
    }
  }

  it('begins with what the player waits for, else with what the address names, else with a question', () => {
    const [first, second] = [request, { ...request, count: 5 as const }];
    const askedAbout = [
      { request: first, resumes: false },
      { request: second, resumes: false },
    ];
    const waitedFor = [...askedAbout, { request: other, resumes: true }];
    expect(beginOpening({ unanswered: waitedFor, opening_id: 'o-1' })).toEqual({
      step: 'interrupted',
      request: other,
      resumes: true,
    });
    expect(beginOpening({ unanswered: askedAbout, opening_id: 'o-1' })).toEqual(seekingMine);
    expect(beginOpening({ unanswered: askedAbout, opening_id: null })).toEqual({
      step: 'interrupted',
      request: first,
      resumes: false,
    });
    expect(beginOpening({ unanswered: [], opening_id: null })).toEqual(resting);
  });

  it('rests before it pays whenever the button has come or changed', () => {
    const ways = Object.values(states).flatMap((state) =>
      Object.values(events).map((event) => nextOpening(state, event)),
    );
    for (const state of ways.filter((way) => way.step === 'resting' || (way.step === 'revealed' && way.resting))) {
      expect(nextOpening(state, { type: 'pay', request: other })).toBe(state);
    }
  });

  it('once paid is not paid again before it was seen or left, whatever happens in between', () => {
    const between = Object.values(events).filter(({ type }) => type !== 'seen' && type !== 'moved');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...between)), (happening) => {
        const paid = nextOpening({ step: 'paying', request }, { type: 'answered', opening: mine });
        expect(happening.reduce(nextOpening, paid)).toBe(paid);
      }),
    );
  });

  it('begins a payment only by choosing, from results whose button has rested, or by a resume of what the player waits for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(states)),
        fc.constantFrom(...Object.values(events)),
        (state, event) => {
          const next = nextOpening(state, event);
          if (next.step !== 'paying' || state.step === 'paying') return;
          expect(state.step === 'interrupted' && !state.resumes).toBe(false);
          expect([
            ['choosing', 'pay'],
            ['revealed', 'pay'],
            ['interrupted', 'resume'],
          ]).toContainEqual([state.step, event.type]);
        },
      ),
    );
  });
});
