import { expect, it } from 'vitest';
import { drawDifference } from './drawDifference.ts';
import type { Pixels } from './fingerprint.ts';
import { pixelsOf } from './pixelsOf.ts';

function grey(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(120) };
}

/** The red pixels of the picture. */
async function redOf(png: Buffer): Promise<readonly number[]> {
  const { data } = await pixelsOf(png);
  return Array.from({ length: data.length / 4 }, (_, place) => place).filter(
    (place) => data[place * 4] === 255 && data[place * 4 + 1] === 0,
  );
}

it('shows a changed pixel in red', async () => {
  const after = grey(20, 10);
  after.data.set([124], (3 * 20 + 15) * 4);
  expect(await redOf(await drawDifference(grey(20, 10), after, []))).toEqual([3 * 20 + 15]);
});

it('shows an added area in red', async () => {
  expect(await redOf(await drawDifference(grey(20, 10), grey(20, 11), []))).toHaveLength(20);
});

it('marks the changed bands at the edge', async () => {
  const { data } = await pixelsOf(await drawDifference(grey(20, 10), grey(20, 10), [{ top: 2, height: 3 }]));
  expect([...data.subarray(2 * 20 * 4, 2 * 20 * 4 + 3)]).toEqual([255, 60, 120]);
});
