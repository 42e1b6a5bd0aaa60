/**
 * Spreads cards over as few rows as they need, so that none is nearly empty. Returns the grid line where a row starts with
 * this card, its cards in the middle; undefined for a card within a row. A card spans two of the grid's lines.
 */
export function rowStart(position: number, count: number, columns: number): number | undefined {
  const rows = Math.ceil(count / columns);
  const short = Math.floor(count / rows);
  // The first rows have one card more.
  const inLong = (count % rows) * (short + 1);
  const [place, length] = position < inLong ? [position, short + 1] : [position - inLong, short];
  return place % length === 0 ? 1 + columns - length : undefined;
}
