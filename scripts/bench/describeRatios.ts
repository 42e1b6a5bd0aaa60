import { medianOf } from './medianOf.ts';

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
