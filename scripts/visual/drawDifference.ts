import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Band, Pixels } from './fingerprint.ts';

/** The new picture, faded, with every changed pixel in red and the changed bands marked at the edge; a PNG. */
export async function drawDifference(before: Pixels, after: Pixels, changed: readonly Band[]): Promise<Buffer> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const canvas = Buffer.alloc(width * height * 4);
  const [was, is] = [enlarged(before, width, height), enlarged(after, width, height)];
  pixelmatch(was, is, canvas, width, height, { threshold: 0, includeAA: true, alpha: 0.25 });
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

/** The same pixels on a larger empty page. */
function enlarged(pixels: Pixels, width: number, height: number): Buffer {
  const page = Buffer.alloc(width * height * 4);
  for (let y = 0; y < pixels.height; y += 1) {
    page.set(pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4), y * width * 4);
  }
  return page;
}
