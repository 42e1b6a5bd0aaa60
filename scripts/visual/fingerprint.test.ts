import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedTiles, fingerprintOf, type Pixels } from './fingerprint.ts';

function plain(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(120) };
}

describe('a fingerprint', () => {
  it('is the same for the same pixels', () => {
    expect(changedTiles(fingerprintOf(plain(130, 70)), fingerprintOf(plain(130, 70)))).toEqual([]);
  });

  it('tells one channel of one pixel changed by one, and where', () => {
    const size = fc.integer({ min: 1, max: 200 });
    const law = fc.property(size, size, fc.nat(), fc.nat({ max: 3 }), (width, height, seed, channel) => {
      const place = seed % (width * height);
      const changed = plain(width, height);
      changed.data[place * 4 + channel] = 121;
      const [tile, ...others] = changedTiles(fingerprintOf(plain(width, height)), fingerprintOf(changed));
      expect(others).toEqual([]);
      const [x, y] = [place % width, Math.floor(place / width)];
      expect(tile && x >= tile.left && x < tile.left + tile.width).toBe(true);
      expect(tile && y >= tile.top && y < tile.top + tile.height).toBe(true);
    });
    fc.assert(law, { numRuns: 60 });
  });

  it('tells another size, though every pixel is alike', () => {
    expect(changedTiles(fingerprintOf(plain(64, 64)), fingerprintOf(plain(64, 65)))).toHaveLength(2);
  });
});
