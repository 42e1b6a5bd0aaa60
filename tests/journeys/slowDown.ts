import type { Page } from 'playwright';

/** Makes the page's processor so many times slower, as a cheap phone is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
