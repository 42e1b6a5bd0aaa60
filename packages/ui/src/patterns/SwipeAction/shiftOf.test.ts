import { assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftOf } from './shiftOf.ts';

describe('shiftOf', () => {
  it('rests closed, or open by the width of the actions', () => {
    expect(shiftOf({ open: false, drag: 0, width: 144, rtl: false })).toBe(0);
    expect(shiftOf({ open: true, drag: 0, width: 144, rtl: false })).toBe(-144);
    expect(shiftOf({ open: true, drag: 0, width: 144, rtl: true })).toBe(144);
  });

  it('follows the finger, damped beyond the actions, and never the other way', () => {
    expect(shiftOf({ open: false, drag: -50, width: 144, rtl: false })).toBe(-50);
    expect(shiftOf({ open: false, drag: -184, width: 144, rtl: false })).toBe(-154);
    expect(shiftOf({ open: true, drag: 60, width: 144, rtl: false })).toBe(-84);
    expect(shiftOf({ open: false, drag: 60, width: 144, rtl: false })).toBe(0);
  });

  it('mirrors in right-to-left text', () => {
    assert(
      property(boolean(), integer({ min: -400, max: 400 }), integer({ min: 0, max: 300 }), (open, drag, width) => {
        const mirrored = shiftOf({ open, drag: -drag, width, rtl: true });
        expect(mirrored + shiftOf({ open, drag, width, rtl: false })).toBe(0);
      }),
    );
  });
});
