import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Names a kept database: the version, and the number of its last migration, such as `2.6.0-0023`. */
export function nameOf(version: string, migrations: readonly string[]): string {
  const last = migrations
    .map((name) => name.split('_')[0] ?? '')
    .toSorted()
    .at(-1);
  return `${version}-${last ?? '0000'}`;
}

/** Throws when the database is kept already. Ask before the work of making it. */
export function refuseOverwrite(file: string): void {
  if (existsSync(file)) {
    throw new Error(
      `${file} is kept already, and what an earlier version left cannot be made again. Delete it by hand to replace it.`,
    );
  }
}

/** Writes a kept database, and never over another. */
export function keepFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { flag: 'wx' });
}
