import type { Page, Request } from 'playwright';

/**
 * Returns whether nothing has been on its way for half a second but the live stream, which never ends: `networkidle` would wait for it.
 */
export function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  let since = performance.now();
  const close = (request: Request): void => {
    open.delete(request);
    since = performance.now();
  };
  page.on('request', (request) => {
    if (!request.url().includes('/api/live')) open.add(request);
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => open.size === 0 && performance.now() - since > 500;
}
