import { describe, expect, it } from 'vitest';
import { amendsForRun, amendsForTickets } from './amendsOf.ts';

describe('amends', () => {
  it('bring the tickets of a player up to what was promised on average, never below zero', () => {
    const box = { total: 10, promised: 335, paid: 1_000 };
    expect(amendsForTickets({ ...box, own: 4, returned: 40 })).toBe(94);
    expect(amendsForTickets({ ...box, own: 3, returned: 30 })).toBe(70);
    expect(amendsForTickets({ ...box, own: 2, returned: 210 })).toBe(0);
    expect(amendsForTickets({ ...box, own: 0, returned: 0 })).toBe(0);
  });

  it('are never more than the player paid', () => {
    expect(amendsForTickets({ total: 10, promised: 335, paid: 50, own: 4, returned: 40 })).toBe(50);
    expect(amendsForTickets({ total: 10, promised: 335, paid: 0, own: 4, returned: 40 })).toBe(0);
  });

  it('are exact where a product is large', () => {
    const box = { total: 1_000_000, promised: 30_000_000_000_007, paid: 1e14, returned: 0 };
    expect(amendsForTickets({ ...box, own: 999_999 })).toBe(29_999_970_000_006);
  });

  it('pay a run its share of the guarantee, at most what it cost', () => {
    const run = { guarantee_after: 10, top: 1_000, draw: 100, paid: 5_000 };
    expect(amendsForRun({ ...run, progress: 9 })).toBe(810);
    expect(amendsForRun({ ...run, progress: 0 })).toBe(0);
    expect(amendsForRun({ ...run, progress: 5, top: 50 })).toBe(0);
    expect(amendsForRun({ ...run, progress: 12 })).toBe(900);
    expect(amendsForRun({ ...run, progress: 9, paid: 600 })).toBe(600);
  });
});
