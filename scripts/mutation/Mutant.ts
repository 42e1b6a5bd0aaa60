/** One small fault in one file. */
export interface Mutant {
  file: string;
  line: number;
  /** Its source line without indentation: identifies the mutant when lines move. */
  code: string;
  /** The replacement, such as `< → <=`. */
  change: string;
  start: number;
  end: number;
  replacement: string;
}

/** Names a mutant for as long as its line stays the same. */
export function nameOf({ file, code, change }: Pick<Mutant, 'file' | 'code' | 'change'>): string {
  return `${file.split('/').at(-1)} | ${code} | ${change}`;
}

/** The file's text with the fault. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
