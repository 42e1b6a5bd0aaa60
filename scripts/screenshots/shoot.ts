import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';

/** Takes a compact picture of the window once nothing is loading. */
export async function shoot(page: Page, file: string): Promise<void> {
  await page.evaluate(settle);
  // Playwright's own screenshots are PNG or JPEG; WebP is a quarter of the size.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}

/** Runs in the page: resolves when nothing has loaded for half a second, and fonts and visible pictures are ready. */
async function settle(): Promise<void> {
  const loaded = (): number => performance.getEntriesByType('resource').length;
  for (let count = -1; count !== loaded();) {
    count = loaded();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  await document.fonts.ready;
  // A lazy picture out of sight never loads, so the wait is bounded.
  const pictures = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const patience = new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  await Promise.race([pictures, patience]);
}
