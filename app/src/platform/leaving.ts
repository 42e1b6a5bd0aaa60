/**
 * Awaited by a submission that navigates away: the form stays busy until it unmounts, however long that
 * takes, and cannot be sent twice. Resolves when the browser restores the page from its cache.
 */
export function leaving(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
