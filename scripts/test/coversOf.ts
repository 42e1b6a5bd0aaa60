/** The topics that a journey covers, from its own line: `// Covers: boxes, account/addresses`. */
export function coversOf(source: string): readonly string[] {
  return /^\/\/ Covers: (.+)$/m.exec(source)?.[1]?.split(', ') ?? [];
}
