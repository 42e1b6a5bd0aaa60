import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const block = 512;

/** Writes the plain files of a ustar archive to `folder`; skips links and other kinds. */
export async function untar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; at + block <= archive.length;) {
    const name = text(archive, at, 100);
    if (name === '') return;
    const prefix = text(archive, at + 345, 155);
    const size = Number.parseInt(text(archive, at + 124, 12), 8);
    const mode = Number.parseInt(text(archive, at + 100, 8), 8);
    const kind = text(archive, at + 156, 1);
    if (kind === '0' || kind === '') {
      const path = join(folder, prefix, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, archive.subarray(at + block, at + block + size), { mode });
    }
    at += block + Math.ceil(size / block) * block;
  }
}

function text(archive: Buffer, start: number, length: number): string {
  return archive
    .toString('utf8', start, start + length)
    .replace(/\0.*$/s, '')
    .trim();
}
