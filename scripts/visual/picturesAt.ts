import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Gallery } from './Gallery.ts';
import type { Shot } from './listShots.ts';
import { storybookAt } from './storybookAt.ts';

/** A picture as of a commit: its path, or the reason why there is none. */
export type Before = { path: string } | { reason: string };

/** Pictures as of a commit, by name; each is taken once and cached. */
export async function picturesAt(
  root: string,
  commit: string,
  wanted: readonly Shot[],
  cache: string,
): Promise<ReadonlyMap<string, Before>> {
  const pathOf = (name: string): string => join(cache, commit, 'pictures', `${name}.png`);
  const befores = new Map<string, Before>(
    wanted.flatMap(({ name }) => (existsSync(pathOf(name)) ? [[name, { path: pathOf(name) }]] : [])),
  );
  const missing = new Set(wanted.map(({ name }) => name).filter((name) => !befores.has(name)));
  if (missing.size === 0) return befores;
  let gallery: Gallery;
  try {
    gallery = await Gallery.open(root, await storybookAt(root, commit, cache));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    for (const name of missing) befores.set(name, { reason });
    return befores;
  }
  const shots = gallery.shots.filter(({ name }) => missing.has(name));
  await gallery.shoot(shots, async ({ name }, png) => {
    if (png instanceof Error) {
      befores.set(name, { reason: png.message });
      return;
    }
    await mkdir(dirname(pathOf(name)), { recursive: true });
    await writeFile(pathOf(name), png);
    befores.set(name, { path: pathOf(name) });
  });
  await gallery.close();
  for (const name of missing) {
    if (!befores.has(name)) befores.set(name, { reason: `${commit.slice(0, 10)} has no such story` });
  }
  return befores;
}
