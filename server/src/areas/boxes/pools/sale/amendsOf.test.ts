import { describe, expect, it } from 'vitest';
import { amendsForRun, amendsPerTicket } from './amendsOf.ts';

describe('amends', () => {
  it('bring each ticket up to what was promised on average, never below zero', () => {
    const box = { total: 10, worth: 1_650 };
    expect(amendsPerTicket({ ...box, drawn: 4, drawnWorth: 200 })).toBe(115);
    expect(amendsPerTicket({ ...box, drawn: 3, drawnWorth: 151 })).toBe(115);
    expect(amendsPerTicket({ ...box, drawn: 2, drawnWorth: 1_050 })).toBe(0);
    expect(amendsPerTicket({ ...box, drawn: 0, drawnWorth: 0 })).toBe(0);
  });

  it('pay a run its share of the guarantee', () => {
    expect(amendsForRun({ progress: 9, guarantee_after: 10, top: 1_000, draw: 100 })).toBe(810);
    expect(amendsForRun({ progress: 0, guarantee_after: 10, top: 1_000, draw: 100 })).toBe(0);
    expect(amendsForRun({ progress: 5, guarantee_after: 10, top: 50, draw: 100 })).toBe(0);
  });
});
