import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Encoding } from '../http/compress.ts';

const brotlied = promisify(brotliCompress);
const deflated = promisify(deflateRaw);

/** An encoded text that is not at its end: many answers share it, and each adds an end of its own. */
export interface OpenBody {
  /** What is kept of it, in bytes. */
  size: number;
  /** The whole body; the end has at most 65,535 bytes. */
  end: (tail: string) => Uint8Array;
}

/** Encodes the start of a body once for all its ends. These follow uncompressed, which costs no time. */
export async function packOpen(text: string, encoding: Encoding): Promise<OpenBody> {
  const start = Buffer.from(text, 'utf8');
  if (encoding === 'br') return openBrotli(start);
  if (encoding === 'gzip') return openGzip(start);
  return { size: start.length, end: (tail) => Buffer.concat([start, Buffer.from(tail, 'utf8')]) };
}

async function openBrotli(start: Buffer): Promise<OpenBody> {
  const packed = await brotlied(start, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: start.length },
    // Ends at a whole byte, without the last block.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  return {
    size: packed.length,
    end: (tail) => {
      const bytes = Buffer.from(tail, 'utf8');
      // RFC 7932, section 9.2: the length in four nibbles after three bits, then the mark of an uncompressed block.
      const header = Buffer.alloc(3);
      header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
      // The last block is empty.
      return Buffer.concat([packed, header, bytes, Buffer.from([0b11])]);
    },
  };
}

/** RFC 1952: deflate, no time, an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

async function openGzip(start: Buffer): Promise<OpenBody> {
  // Ends at a whole byte, without the last block.
  const packed = await deflated(start, { finishFlush: constants.Z_SYNC_FLUSH });
  const sum = crc32(start);
  return {
    size: packed.length,
    end: (tail) => {
      const bytes = Buffer.from(tail, 'utf8');
      // RFC 1951, section 3.2.4: the last block, uncompressed, with its length and the complement of that.
      const header = Buffer.from([1, 0, 0, 0, 0]);
      header.writeUInt16LE(bytes.length, 1);
      header.writeUInt16LE(bytes.length ^ 0xffff, 3);
      const footer = Buffer.alloc(8);
      footer.writeUInt32LE(crc32(bytes, sum), 0);
      footer.writeUInt32LE(start.length + bytes.length, 4);
      return Buffer.concat([gzipHeader, packed, header, bytes, footer]);
    },
  };
}
