import { assert, boolean, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { albumOf, mostPhotos } from './albumOf.ts';

describe('albumOf', () => {
  it('lays out one large, up to four in two columns, more in three (spec §9)', () => {
    const layouts = [1, 2, 4, 5, 9].map((count) => albumOf(count, { editing: false }).layout);
    expect(layouts).toEqual(['single', 'quad', 'quad', 'nine', 'nine']);
    expect(albumOf(1, { editing: true }).layout).toBe('nine');
  });

  it('counts every picture once, shows at most nine, and has room for the ninth', () => {
    assert(
      property(nat({ max: 60 }), boolean(), (count, editing) => {
        const { shown, beyond, room } = albumOf(count, { editing });
        expect(shown + beyond).toBe(count);
        expect(shown).toBeLessThanOrEqual(mostPhotos);
        expect(room).toBe(count < 9);
      }),
    );
  });
});
