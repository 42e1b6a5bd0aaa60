import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fingerprint } from './fingerprint.ts';
import { readLines, writeLines } from './fingerprintLines.ts';
import type { Shot } from './listShots.ts';

type Named = Pick<Shot, 'topic' | 'picture' | 'name'>;

/** The reviewed look of the default run: one file per topic, so that work on two topics changes two files. */
export class Baseline {
  readonly #folder: string;
  readonly #topics = new Map<string, Map<string, Fingerprint>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Baseline> {
    const baseline = new Baseline(folder);
    for (const path of globSync('**/*.txt', { cwd: folder })) {
      const topic = path.replaceAll('\\', '/').replace(/\.txt$/, '');
      baseline.#topics.set(topic, readLines(await readFile(join(folder, path), 'utf8')));
    }
    return baseline;
  }

  fingerprintOf({ topic, picture }: Named): Fingerprint | undefined {
    return this.#topics.get(topic)?.get(picture);
  }

  pathOf(topic: string): string {
    return join(this.#folder, `${topic}.txt`);
  }

  accept({ topic, picture }: Named, fingerprint: Fingerprint): void {
    const lines = this.#topics.get(topic) ?? new Map<string, Fingerprint>();
    this.#topics.set(topic, lines.set(picture, fingerprint));
  }

  /** Names of pictures whose story is gone, or no longer in the default run. */
  orphans(shots: readonly Named[]): readonly string[] {
    const wanted = new Set(shots.map(({ name }) => name));
    const kept = [...this.#topics].flatMap(([topic, lines]) =>
      [...lines.keys()].map((picture) => `${topic}/${picture}`),
    );
    return kept.filter((name) => !wanted.has(name));
  }

  /** Writes the fingerprints without orphans; deletes a file that would be empty. */
  async save(shots: readonly Named[]): Promise<void> {
    const orphans = new Set(this.orphans(shots));
    for (const [topic, lines] of this.#topics) {
      const kept = new Map([...lines].filter(([picture]) => !orphans.has(`${topic}/${picture}`)));
      const path = this.pathOf(topic);
      await mkdir(dirname(path), { recursive: true });
      await (kept.size === 0 ? rm(path, { force: true }) : writeFile(path, writeLines(kept)));
    }
  }
}
