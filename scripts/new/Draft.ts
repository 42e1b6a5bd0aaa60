/** The house as a scaffold would leave it; nothing is written to disk. */
export class Draft {
  readonly #onDisk: (path: string) => string | null;
  readonly #changed = new Map<string, string | null>();

  /** Files of the house that match a pattern. */
  readonly filesOf: (pattern: string) => readonly string[];

  /** `onDisk` reads a file of the house, or returns null where there is none. */
  constructor(onDisk: (path: string) => string | null, filesOf: (pattern: string) => readonly string[] = () => []) {
    this.#onDisk = onDisk;
    this.filesOf = filesOf;
  }

  read(path: string): string | null {
    const changed = this.#changed.get(path);
    return changed === undefined ? this.#onDisk(path) : changed;
  }

  /** Refuses to write over a file. */
  create(path: string, text: string): void {
    if (this.read(path) !== null) throw new Error(`${path} already exists.`);
    this.#changed.set(path, text);
  }

  change(path: string, edit: (text: string) => string): void {
    const text = this.read(path);
    if (text === null) throw new Error(`There is no ${path}.`);
    const edited = edit(text);
    if (edited === text) throw new Error(`${path} has no place for it: add it by hand.`);
    this.#changed.set(path, edited);
  }

  remove(path: string): void {
    this.#changed.set(path, null);
  }

  /** What changed, by path; null for a file that is removed. */
  get changes(): ReadonlyMap<string, string | null> {
    return this.#changed;
  }
}
