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
  client_seed: 'seed',
  opened_at: '2026-11-22T03:00:00Z',
  revealed,
  results: [],
});
const request: OpenRequest = { pool_id: 'p-1', count: 1, client_seed: 'seed' };
const other: OpenRequest = { pool_id: 'p-1', count: 1, client_seed: 'another' };
const error = new Error('no');

const mine = opening('o-1');
const seen = opening('o-1', true);
const choosing = { step: 'choosing', failed: null } as const;

const states: Record<string, OpeningState> = {
  choosing,
  'choosing, refused': { step: 'choosing', failed: { request, error, decided: true } },
  'choosing, lost': { step: 'choosing', failed: { request, error, decided: false } },
  interrupted: { step: 'interrupted', request },
  paying: { step: 'paying', request },
  paid: { step: 'paid', opening: mine },
  revealed: { step: 'revealed', opening: mine },
  seeking: { step: 'seeking', opening_id: 'o-1' },
  returning: { step: 'returning' },
};

const events: Record<string, OpeningEvent> = {
  'pay for one': { type: 'pay', request: other },
  'pay for ten': { type: 'pay', request: { ...other, count: 10 } },
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
  'moved here': seekingMine,
  'moved to another': seekingAnother,
} as const satisfies Record<string, OpeningState>;

/** What changes something, and to what. Every other pair of a state and an event changes nothing. */
const changes: Record<string, Record<string, OpeningState>> = {
  choosing: choices,
  'choosing, refused': choices,
  // The lost one may have been paid for: it is made again, with its own seed.
  'choosing, lost': { ...choices, 'pay for one': { step: 'paying', request } },
  interrupted: { resume: { step: 'paying', request } },
  paying: {
    answered: { step: 'paid', opening: mine },
    'answered, seen before': { step: 'revealed', opening: seen },
    refused: { step: 'choosing', failed: { request, error, decided: true } },
    lost: { step: 'choosing', failed: { request, error, decided: false } },
  },
  paid: {
    seen: { step: 'revealed', opening: mine },
    'moved to no opening': choosing,
    'moved to another': seekingAnother,
  },
  revealed: {
    'open again': { step: 'returning' },
    'moved to no opening': choosing,
    'moved to another': seekingAnother,
  },
  seeking: {
    found: { step: 'paid', opening: mine },
    'found, seen before': { step: 'revealed', opening: seen },
    'moved to no opening': choosing,
    'moved to another': seekingAnother,
  },
  returning: {
    settled: choosing,
    'moved here': seekingMine,
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

  it('begins with what a reload interrupted, else with what the address names', () => {
    const nothing = { interrupted: null, undecided: null, opening_id: null };
    const undecided = { request, error, decided: false };
    expect(beginOpening({ interrupted: request, undecided, opening_id: 'o-1' })).toEqual({
      step: 'interrupted',
      request,
    });
    expect(beginOpening({ ...nothing, undecided, opening_id: 'o-1' })).toEqual({ step: 'seeking', opening_id: 'o-1' });
    expect(beginOpening({ ...nothing, undecided })).toEqual({ step: 'choosing', failed: undecided });
    expect(beginOpening(nothing)).toEqual(choosing);
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

  it('begins a payment only by choosing or by a resume', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(states)),
        fc.constantFrom(...Object.values(events)),
        (state, event) => {
          const next = nextOpening(state, event);
          if (next.step !== 'paying' || state.step === 'paying') return;
          expect([
            ['choosing', 'pay'],
            ['interrupted', 'resume'],
          ]).toContainEqual([state.step, event.type]);
        },
      ),
    );
  });
});
