/** Arranges cards in rows of three so that none is alone in the last row. */
const rows: Readonly<Record<number, readonly (2 | 3)[]>> = {
  2: [2],
  4: [2, 2],
  5: [2, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  10: [2, 3, 3, 2],
  11: [3, 2, 3, 3],
};

/** Returns true for the first card of a row of two, which is indented by half a card. */
export function opensPair(position: number, count: number): boolean {
  let first = 0;
  for (const cards of rows[count] ?? []) {
    if (position === first) return cards === 2;
    first += cards;
  }
  return false;
}
