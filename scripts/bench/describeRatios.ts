/** A table of each measure's medians and their ratio, for the terminal. */
export function describeRatios(
  ours: Readonly<Record<string, readonly number[]>>,
  theirs: Readonly<Record<string, readonly number[]>>,
  unit: string,
): string {
  const rows = Object.entries(ours).map(([name, samples]) => {
    const kit = medianOf(samples);
    const plain = medianOf(theirs[name] ?? []);
    return [name, `${kit.toFixed(1)} ${unit}`, `${plain.toFixed(1)} ${unit}`, `${(kit / plain).toFixed(2)} ×`];
  });
  return [['', 'kit', 'plain React', 'ratio'], ...rows]
    .map((cells) => cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(14))).join(''))
    .join('\n');
}

/** The median of some figures; NaN when there are none. */
function medianOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
