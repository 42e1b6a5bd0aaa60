/** One small fault in one file. */
export interface Mutant {
  file: string;
  line: number;
  /** The source line it is in, without indentation: says which one it is when lines move. */
  code: string;
  /** What is replaced by what, such as `< → <=`. */
  change: string;
  start: number;
  end: number;
  replacement: string;
}

/** Names a mutant for as long as its line stays as it is. */
export function nameOf({ file, code, change }: Pick<Mutant, 'file' | 'code' | 'change'>): string {
  return `${file.split('/').at(-1)} | ${code} | ${change}`;
}

/** The file's text with the fault in it. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
