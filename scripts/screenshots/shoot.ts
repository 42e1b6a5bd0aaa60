import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';

/** Takes what the window shows, once it is quiet, as a compact picture. */
export async function shoot(page: Page, file: string): Promise<void> {
  await page.evaluate(settle);
  // Playwright's own screenshots are PNG or JPEG; WebP is a quarter of that.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}

/** Runs in the page: resolves when nothing more has been loaded for half a second, and fonts and visible pictures stand. */
async function settle(): Promise<void> {
  const loaded = (): number => performance.getEntriesByType('resource').length;
  for (let count = -1; count !== loaded();) {
    count = loaded();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  await document.fonts.ready;
  // A lazy picture that is out of sight is never loaded: nobody waits for those for long.
  const pictures = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const patience = new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  await Promise.race([pictures, patience]);
}
