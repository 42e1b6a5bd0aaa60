let openedAt = performance.timeOrigin;

/** Since when this page may have missed changes, in ms since 1970: since it was opened, or rendered. */
export function readOpenedAt(): number {
  return openedAt;
}

/** The page shows what the server knew that many ms before it was opened. */
export function openedEarlier(age: number): void {
  openedAt = performance.timeOrigin - age;
}
