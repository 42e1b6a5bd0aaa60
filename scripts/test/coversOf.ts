/** What a journey says that it covers, in a line of its own: `// Covers: boxes, account/addresses`. */
export function coversOf(source: string): readonly string[] {
  return /^\/\/ Covers: (.+)$/m.exec(source)?.[1]?.split(', ') ?? [];
}
