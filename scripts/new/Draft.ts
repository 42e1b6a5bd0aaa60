/** The house as a scaffold would leave it; nothing is written to disk. */
export class Draft {
  readonly #onDisk: (path: string) => string | null;
  readonly #changed = new Map<string, string>();

  /** `onDisk` reads a file of the house, or returns null where there is none. */
  constructor(onDisk: (path: string) => string | null) {
    this.#onDisk = onDisk;
  }

  read(path: string): string | null {
    return this.#changed.get(path) ?? this.#onDisk(path);
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

  /** What changed, by path. */
  get changes(): ReadonlyMap<string, string> {
    return this.#changed;
  }
}
