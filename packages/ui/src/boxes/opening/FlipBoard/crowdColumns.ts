/** Columns of a phone that let so many cards stand on the stage without scrolling. */
export function crowdColumns(count: number): 4 | 5 | 6 | 7 {
  if (count <= 16) return 4;
  if (count <= 25) return 5;
  return count <= 36 ? 6 : 7;
}
