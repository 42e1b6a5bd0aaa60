import { expect, it } from 'vitest';
import { eveningOf } from './eveningOf.ts';

const [opens_at, closes_at] = ['2026-12-02T13:00:00.000Z', '2026-12-02T17:00:00.000Z'];

it('is open from the moment the server says', () => {
  const next_opens_at = '2026-12-03T13:00:00.000Z';
  const before = eveningOf({ now: '2026-12-02T12:59:59.999Z', opens_at, closes_at });
  expect(before).toEqual({ isOpen: false, changes_at: opens_at, next_opens_at });
  const open = eveningOf({ now: opens_at, opens_at, closes_at });
  expect(open).toEqual({ isOpen: true, changes_at: closes_at, next_opens_at });
});
