import { describe, expect, it } from 'vitest';
import { readLines, writeLines } from './fingerprintLines.ts';

const fingerprints = new Map([
  ['FollowButton--variants--vn-dark-phone', { width: 390, height: 120, bands: 'o3OzxJwEa0I=' }],
  ['Avatar--variants--vn-light-desktop', { width: 1280, height: 60, bands: 'JLx2Yc==' }],
]);

describe('a file of fingerprints', () => {
  it('has one line per picture, sorted by name', () => {
    expect(writeLines(fingerprints)).toBe(
      'Avatar--variants--vn-light-desktop 1280x60 JLx2Yc==\nFollowButton--variants--vn-dark-phone 390x120 o3OzxJwEa0I=\n',
    );
  });

  it('parses its own output', () => {
    expect(readLines(writeLines(fingerprints))).toEqual(fingerprints);
  });

  it('is empty without pictures', () => {
    expect(readLines(writeLines(new Map()))).toEqual(new Map());
  });

  it.for(['<<<<<<< HEAD', 'Avatar--variants 1280x60', 'Avatar--variants 1280 JLx2Yc=='])(
    'refuses the line %s',
    (line) => {
      expect(() => readLines(`${line}\n`)).toThrow(line);
    },
  );
});
