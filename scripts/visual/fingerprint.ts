import { crc32 } from 'node:zlib';

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Identifies a picture in about a hundred bytes: its size, and a checksum of the exact pixels in each band. */
export interface Fingerprint {
  width: number;
  height: number;
  /** CRC-32 of each band from the top, four bytes each, base64. */
  bands: string;
}

/** A full-width part of a picture, in px. */
export interface Band {
  top: number;
  height: number;
}

/** Height of a band, in px; the last one may be lower. */
const bandHeight = 64;

/** The fingerprint of a picture: two are equal only if every pixel is. */
export function fingerprintOf({ width, height, data }: Pixels): Fingerprint {
  const bands = bandsOf(height);
  const sums = Buffer.alloc(bands.length * 4);
  for (const [index, { top, height: rows }] of bands.entries()) {
    sums.writeUInt32BE(crc32(data.subarray(top * width * 4, (top + rows) * width * 4)), index * 4);
  }
  return { width, height, bands: sums.toString('base64') };
}

/** The bands that differ; all of the second picture when its size changed. */
export function changedBands(before: Fingerprint, after: Fingerprint): readonly Band[] {
  const bands = bandsOf(after.height);
  if (before.width !== after.width || before.height !== after.height) return bands;
  const [was, is] = [Buffer.from(before.bands, 'base64'), Buffer.from(after.bands, 'base64')];
  return bands.filter((_, index) => was.readUInt32BE(index * 4) !== is.readUInt32BE(index * 4));
}

function bandsOf(height: number): readonly Band[] {
  return Array.from({ length: Math.ceil(height / bandHeight) }, (_, index) => {
    const top = index * bandHeight;
    return { top, height: Math.min(bandHeight, height - top) };
  });
}
