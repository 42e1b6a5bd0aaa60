import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Pixels, Tile } from './fingerprint.ts';

/** The picture after, faded, with what changed in red and the changed tiles framed; a PNG. */
export async function drawDifference(beforePath: string, after: Pixels, changed: readonly Tile[]): Promise<Buffer> {
  const { width, height } = after;
  const canvas = Buffer.from(after.data);
  const before = await sharp(beforePath).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // The stored picture is compressed: small differences of colour are its own. The frames tell what the eye cannot see.
  if (before.info.width === width && before.info.height === height) {
    pixelmatch(before.data, after.data, canvas, width, height, { threshold: 0.25, alpha: 0.25 });
  }
  for (const tile of changed) frame(canvas, width, tile);
  return sharp(canvas, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function frame(canvas: Buffer, width: number, { left, top, width: across, height: down }: Tile): void {
  const paint = (x: number, y: number): void => {
    canvas.set([255, 60, 120, 255], (y * width + x) * 4);
  };
  for (let x = left; x < left + across; x += 1) {
    paint(x, top);
    paint(x, top + down - 1);
  }
  for (let y = top; y < top + down; y += 1) {
    paint(left, y);
    paint(left + across - 1, y);
  }
}
