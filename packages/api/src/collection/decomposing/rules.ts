/** Part of a toy's retail value that decomposing gives in stones: 20 %. */
const share = 5;

/** Most items decomposed at once. */
export const mostDecomposed = 50;

/** Stones for decomposing one toy of this value, rounded down. */
export function stonesOf(value: number): number {
  return Math.floor(value / share);
}

/** Stones for several, each rounded down by itself: choosing them together or one by one gives the same. */
export function stonesOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + stonesOf(value), 0);
}
