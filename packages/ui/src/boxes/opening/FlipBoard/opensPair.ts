/** How many cards lie in each row of three places, so that no card is left alone at the end. */
const rows: Readonly<Record<number, readonly (2 | 3)[]>> = {
  2: [2],
  4: [2, 2],
  5: [2, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  10: [2, 3, 3, 2],
  11: [3, 2, 3, 3],
};

/** Whether a card is the first of a row of two, which is indented by half a card. */
export function opensPair(position: number, count: number): boolean {
  let first = 0;
  for (const cards of rows[count] ?? []) {
    if (position === first) return cards === 2;
    first += cards;
  }
  return false;
}
