import type { CouponOffer } from '@mcy/api/coupons/offers/contract';
import { describe, expect, it } from 'vitest';
import { type BuyingEvent, type BuyingState, nextBuying } from './buyingState.ts';

const offer: CouponOffer = {
  issue_id: 'i-1',
  name: 'Phiếu',
  type: 'no_threshold',
  amount_off: 10_000,
  scope: 'any_box',
  pool_ids: [],
  box_names: [],
  price: 8_000,
  stock: 10,
  remaining: 10,
  per_player: 1,
  taken: 0,
  valid_days: 30,
  closes_at: null,
};
const error = new Error('no');

const states = {
  idle: { step: 'idle' },
  choosing: { step: 'choosing', offer, failed: null },
  paying: { step: 'paying', offer },
  asking: { step: 'asking' },
} as const satisfies Record<string, BuyingState>;
const events = {
  choose: { type: 'choose', offer },
  close: { type: 'close' },
  pay: { type: 'pay' },
  ask: { type: 'ask' },
  answered: { type: 'answered' },
  failed: { type: 'failed', error, decided: true },
} as const satisfies Record<string, BuyingEvent>;

const refused: BuyingState = { step: 'choosing', offer, failed: { error, decided: true } };
const table: Partial<Record<string, BuyingState>> = {
  'idle choose': states.choosing,
  'idle ask': states.asking,
  'choosing choose': states.choosing,
  'choosing close': states.idle,
  'choosing pay': states.paying,
  'paying answered': states.idle,
  'paying failed': refused,
  'asking answered': states.idle,
  'asking failed': states.idle,
};

describe('buying a coupon', () => {
  const pairs = Object.entries(states).flatMap(([step, state]) =>
    Object.entries(events).map(([type, event]) => [`${step} ${type}`, state, event] as const),
  );
  it.each(pairs)('%s', (name, state, event) => {
    const next = table[name];
    if (next) expect(nextBuying(state, event)).toEqual(next);
    else expect(nextBuying(state, event)).toBe(state);
  });
});
