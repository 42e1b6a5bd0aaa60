/** A moment of the day that ends at a moment: days are shown with the last one included. */
export function lastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
