import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fingerprint } from './fingerprint.ts';
import type { Shot } from './listShots.ts';

/**
 * The reviewed looks of every story, kept small: exact fingerprints decide, and a lightly compressed picture of each
 * is there for people to see what was.
 */
export class Baseline {
  readonly #folder: string;
  #fingerprints: Record<string, Fingerprint> = {};

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Baseline> {
    const baseline = new Baseline(folder);
    const index = join(folder, 'fingerprints.json');
    if (existsSync(index)) {
      // Written by `save`.
      baseline.#fingerprints = JSON.parse(await readFile(index, 'utf8')) as Record<string, Fingerprint>;
    }
    return baseline;
  }

  fingerprintOf(shot: Shot): Fingerprint | undefined {
    return this.#fingerprints[shot.name];
  }

  picturePath(shot: Shot): string {
    return join(this.#folder, `${shot.name}.avif`);
  }

  async accept(shot: Shot, fingerprint: Fingerprint, picture: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.picturePath(shot), picture);
    this.#fingerprints[shot.name] = fingerprint;
  }

  /** Names of pictures whose story or mode is no more. */
  orphans(shots: readonly Shot[]): readonly string[] {
    const wanted = new Set(shots.map(({ name }) => name));
    return Object.keys(this.#fingerprints).filter((name) => !wanted.has(name));
  }

  /** Writes the fingerprints, in the order of their names, and removes what is no more. */
  async save(shots: readonly Shot[]): Promise<void> {
    for (const name of this.orphans(shots)) delete this.#fingerprints[name];
    await mkdir(this.#folder, { recursive: true });
    for (const file of await readdir(this.#folder)) {
      if (file.endsWith('.avif') && !(file.slice(0, -'.avif'.length) in this.#fingerprints)) {
        await rm(join(this.#folder, file));
      }
    }
    const sorted = Object.entries(this.#fingerprints).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const lines = sorted.map(([name, fingerprint]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fingerprint)}`);
    await writeFile(join(this.#folder, 'fingerprints.json'), `{\n${lines.join(',\n')}\n}\n`);
  }
}
