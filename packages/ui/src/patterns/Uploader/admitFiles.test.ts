import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedTypes, admitFiles, isVideo, uploadLimits } from './admitFiles.ts';

const megabyte = 1024 * 1024;
const picture = { name: 'cat.png', size: 1000, type: 'image/png' };
const video = { name: 'cat.mp4', size: 1000, type: 'video/mp4' };
const empty = { accept: 'both', limits: uploadLimits, count: 0, hasVideo: false } as const;
const reasons = (files: readonly (typeof picture)[], standing: Parameters<typeof admitFiles>[1] = empty) =>
  admitFiles(files, standing).refused.map(({ reason, limit }) => [reason, limit]);

describe('admitting files', () => {
  it('accepts a video of 30 MB and no byte more (spec §5)', () => {
    expect(reasons([{ ...video, size: 30 * megabyte }])).toEqual([]);
    expect(reasons([{ ...video, size: 30 * megabyte + 1 }])).toEqual([['tooLarge', 30 * megabyte]]);
  });

  it('accepts nine pictures for an album (spec §9)', () => {
    const { admitted, refused } = admitFiles(
      Array.from({ length: 11 }, () => picture),
      { ...empty, count: 1 },
    );
    expect(admitted).toHaveLength(8);
    expect(refused.map(({ reason, limit }) => [reason, limit])).toEqual(
      Array.from({ length: 3 }, () => ['tooMany', 9]),
    );
  });

  it('accepts fifty-two per selection when the limit is higher (spec §7)', () => {
    const limits = { ...uploadLimits, maxCount: 200 };
    const files = Array.from({ length: 60 }, () => picture);
    expect(admitFiles(files, { ...empty, limits, count: 10 }).admitted).toHaveLength(52);
  });

  it('accepts one video and no second one', () => {
    expect(reasons([video, picture, video])).toEqual([['oneVideo', 1]]);
    expect(reasons([video], { ...empty, hasVideo: true, count: 1 })).toEqual([['oneVideo', 1]]);
  });

  it('refuses other types, files that can carry a script, and empty files', () => {
    expect(reasons([video], { ...empty, accept: 'pictures' })).toEqual([['type', 0]]);
    expect(reasons([picture], { ...empty, accept: 'video' })).toEqual([['type', 0]]);
    expect(reasons([{ ...picture, type: 'image/svg+xml' }])).toEqual([['type', 0]]);
    expect(reasons([{ ...picture, size: 0 }])).toEqual([['empty', 0]]);
  });

  it('decides each file once, keeps the order, and never exceeds the limits', () => {
    const anyFile = fc.record({
      name: fc.string(),
      size: fc.nat(40 * megabyte),
      type: fc.constantFrom(...acceptedTypes.both, 'text/plain', ''),
    });
    const standing = fc.record({
      accept: fc.constantFrom('pictures' as const, 'video' as const, 'both' as const),
      limits: fc.record({ maxCount: fc.integer({ min: 1, max: 12 }), maxAtOnce: fc.integer({ min: 1, max: 12 }) }),
      count: fc.nat(12),
      hasVideo: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyFile), standing, (files, { limits, ...rest }) => {
        const { admitted, refused } = admitFiles(files, { ...rest, limits: { ...uploadLimits, ...limits } });
        expect(admitted.length + refused.length).toBe(files.length);
        expect(files.filter((file) => admitted.includes(file))).toEqual(admitted);
        expect(admitted.length).toBeLessThanOrEqual(Math.max(0, limits.maxCount - rest.count));
        expect(admitted.length).toBeLessThanOrEqual(limits.maxAtOnce);
        expect(admitted.filter(isVideo).length).toBeLessThanOrEqual(rest.hasVideo ? 0 : 1);
        if (rest.accept === 'video') expect(admitted.length + rest.count).toBeLessThanOrEqual(Math.max(1, rest.count));
      }),
    );
  });
});
