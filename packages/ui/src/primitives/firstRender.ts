let renderedAt: number | null = null;

/** Begins the render of a page on the server, and the browser's first one, which takes it over: `at` is the server's clock in ms since 1970. */
export function beginFirstRender(at: number): void {
  renderedAt = at;
}

/** The page is taken over. */
export function endFirstRender(): void {
  renderedAt = null;
}

/** True while markup of the server is written or taken over. */
export function isFirstRender(): boolean {
  return renderedAt !== null;
}

/** The clock of a page's first render: the browser shows the same times as the server. */
export function firstNow(now: () => number): number {
  return renderedAt ?? now();
}
