import type { Page } from 'playwright';

/** Ms between two taps: eight a second. */
const interval = 125;

/** Taps one spot of the page, whatever is there, until the returned function is called. */
export async function tapSpot(page: Page, { x, y }: { x: number; y: number }): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const spot = { x, y, button: 'left' as const, clickCount: 1 };
  // Not awaited: a finger does not wait for a busy page.
  const tap = (): void => {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      devtools.send('Input.dispatchMouseEvent', { type, ...spot }).catch(() => {});
    }
  };
  // Twice before the page can paint.
  tap();
  const timer = setInterval(tap, interval);
  tap();
  return async () => {
    clearInterval(timer);
    await devtools.detach();
  };
}
