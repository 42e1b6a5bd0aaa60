import { crc32 } from 'node:zlib';

/** Pixels of a picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What a picture is recognised by, in a few hundred bytes: its size, and a checksum for each tile of its exact pixels. */
export interface Fingerprint {
  width: number;
  height: number;
  /** CRC-32 of each tile, row by row, four bytes each, base64. */
  tiles: string;
}

/** A part of a picture, in px. */
export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Side of a tile, in px. */
const side = 64;

/** The fingerprint of a picture: two are alike only if every pixel is. */
export function fingerprintOf({ width, height, data }: Pixels): Fingerprint {
  const tiles = tilesOf(width, height);
  const sums = Buffer.alloc(tiles.length * 4);
  for (const [index, tile] of tiles.entries()) {
    let sum = 0;
    for (let row = tile.top; row < tile.top + tile.height; row += 1) {
      const start = (row * width + tile.left) * 4;
      sum = crc32(data.subarray(start, start + tile.width * 4), sum);
    }
    sums.writeUInt32BE(sum, index * 4);
  }
  return { width, height, tiles: sums.toString('base64') };
}

/** The tiles that differ; all of the second picture when its size is another. */
export function changedTiles(before: Fingerprint, after: Fingerprint): readonly Tile[] {
  const tiles = tilesOf(after.width, after.height);
  if (before.width !== after.width || before.height !== after.height) return tiles;
  const [was, is] = [Buffer.from(before.tiles, 'base64'), Buffer.from(after.tiles, 'base64')];
  return tiles.filter((_, index) => was.readUInt32BE(index * 4) !== is.readUInt32BE(index * 4));
}

function tilesOf(width: number, height: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      tiles.push({ left, top, width: Math.min(side, width - left), height: Math.min(side, height - top) });
    }
  }
  return tiles;
}
