/**
 * Awaited by a submission whose answer leads to another page: the form stays busy until it is gone, however long that
 * takes, and cannot be sent twice. Over when the browser brings the page back as it was.
 */
export function leaving(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
