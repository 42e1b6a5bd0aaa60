import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packOpen } from './packOpen.ts';

const reads = {
  br: (body: Uint8Array) => brotliDecompressSync(body).toString(),
  gzip: (body: Uint8Array) => gunzipSync(body).toString(),
  identity: (body: Uint8Array) => Buffer.from(body).toString(),
};

const text = `<p>Hộp mù ${Array.from({ length: 9000 }, (_, at) => at * 7919).join(' ')}</p>`;

describe.each(['br', 'gzip', 'identity'] as const)('a body in %s that is open at its end', (encoding) => {
  it.each([text, '', 'a', 'Hộp'])('has any end', async (start) => {
    const body = await packOpen(start, encoding);
    for (const tail of ['x', '</body>盲盒', 'y'.repeat(65_535)]) {
      expect(reads[encoding](body.end(tail))).toBe(start + tail);
    }
  });
});
