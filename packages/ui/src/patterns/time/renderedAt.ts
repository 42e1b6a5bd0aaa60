let renderedAt: number | null = null;

/** Says when the server rendered this page, in ms since 1970: the browser's first render shows the same times. */
export function setRenderedAt(at: number): void {
  renderedAt = at;
}

/** The clock of a page's first render. */
export function firstNow(now: () => number): number {
  return renderedAt ?? now();
}
