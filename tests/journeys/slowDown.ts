import type { Page } from 'playwright';

/** Slows the page's processor down by a factor, like a cheap phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
