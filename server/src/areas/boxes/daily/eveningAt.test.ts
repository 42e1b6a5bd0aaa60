import { describe, expect, it } from 'vitest';
import { eveningAt } from './eveningAt.ts';

describe('the evening of a moment', () => {
  it.each([
    ['2026-11-23T16:59:59.999Z', '2026-11-23', '2026-11-23T13:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ['2026-11-23T17:00:00.000Z', '2026-11-24', '2026-11-24T13:00:00.000Z', '2026-11-24T17:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2026-12-31', '2026-12-31T13:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ])('at %s it is that of %s', (now, day, opens_at, closes_at) => {
    const evening = eveningAt(new Date(now));
    expect([evening.day, evening.opens_at.toISOString(), evening.closes_at.toISOString()]).toEqual([
      day,
      opens_at,
      closes_at,
    ]);
  });
});
