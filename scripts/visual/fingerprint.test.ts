import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBands, fingerprintOf, type Pixels } from './fingerprint.ts';

function plain(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(120) };
}

describe('a fingerprint', () => {
  it('is the same for the same pixels', () => {
    expect(changedBands(fingerprintOf(plain(130, 70)), fingerprintOf(plain(130, 70)))).toEqual([]);
  });

  it('detects a single changed channel of a single pixel, and its height', () => {
    const size = fc.integer({ min: 1, max: 200 });
    const law = fc.property(size, size, fc.nat(), fc.nat({ max: 3 }), (width, height, seed, channel) => {
      const place = seed % (width * height);
      const changed = plain(width, height);
      changed.data[place * 4 + channel] = 121;
      const [band, ...others] = changedBands(fingerprintOf(plain(width, height)), fingerprintOf(changed));
      expect(others).toEqual([]);
      const row = Math.floor(place / width);
      expect(band && row >= band.top && row < band.top + band.height).toBe(true);
    });
    fc.assert(law, { numRuns: 60 });
  });

  it('differs for another size, even with identical pixels', () => {
    expect(changedBands(fingerprintOf(plain(64, 64)), fingerprintOf(plain(64, 65)))).toHaveLength(2);
  });

  it('of a desktop picture takes about a hundred bytes', () => {
    expect(fingerprintOf(plain(1280, 800)).bands).toHaveLength(72);
  });
});
