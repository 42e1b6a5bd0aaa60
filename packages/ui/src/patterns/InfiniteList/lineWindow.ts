/** Position of a line, in px from the top of the page. */
export interface MeasuredLine {
  index: number;
  start: number;
  end: number;
}

export interface DrawnLine {
  index: number;
  /** Height in px of skipped lines before it, beyond the usual gap. */
  skipped: number;
}

/**
 * Returns the lines to render: those near the window, and the focused one with its neighbors, so that Tab continues
 * from there.
 */
export function linesToDraw(window: readonly number[], held: number | null, count: number): number[] {
  if (held === null) return [...window];
  const kept = [held - 1, held, held + 1].filter((line) => line >= 0 && line < count);
  return [...new Set([...window, ...kept])].toSorted((one, other) => one - other);
}

/** Positions lines in the flow: reserves the space of skipped lines before each rendered one and after the last. */
export function layOut(
  lines: readonly MeasuredLine[],
  { top, height, gap }: { top: number; height: number; gap: number },
): { lines: DrawnLine[]; after: number } {
  let end = top - gap;
  const drawn: DrawnLine[] = [];
  for (const line of lines) {
    drawn.push({ index: line.index, skipped: Math.max(0, line.start - end - gap) });
    ({ end } = line);
  }
  return { lines: drawn, after: lines.length === 0 ? height : Math.max(0, top + height - end) };
}
