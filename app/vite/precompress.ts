import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes each text of the build compressed beside it, so that the server does not compress it for every visitor. */
export function precompress(): Plugin {
  return {
    name: 'mcy:precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  await Promise.all(
    Object.entries(compressions).map(async ([ending, write]) => writeFile(`${file}.${ending}`, await write(source))),
  );
}
