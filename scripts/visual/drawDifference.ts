import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Band, Pixels } from './fingerprint.ts';

/** The picture after, faded, with every changed pixel in red and the changed bands marked at the edge; a PNG. */
export async function drawDifference(before: Pixels, after: Pixels, changed: readonly Band[]): Promise<Buffer> {
  const { width, height } = after;
  const canvas = Buffer.from(after.data);
  if (before.width === width && before.height === height) {
    pixelmatch(before.data, after.data, canvas, width, height, { threshold: 0, includeAA: true, alpha: 0.25 });
  }
  // One pixel is hard to find.
  for (const { top, height: rows } of changed) {
    for (let y = top; y < top + rows; y += 1) {
      for (let x = 0; x < 4; x += 1) canvas.set([255, 60, 120, 255], (y * width + x) * 4);
    }
  }
  return sharp(canvas, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
