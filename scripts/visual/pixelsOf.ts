import sharp from 'sharp';
import type { Pixels } from './fingerprint.ts';

/** The pixels of a PNG, given as bytes or as a path. */
export async function pixelsOf(png: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
