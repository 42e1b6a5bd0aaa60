import type { Locator, Page } from 'playwright';

/** Ms between two taps: eight a second. */
const interval = 125;

/**
 * Taps the spot where the button first appears until the returned function is called. Only buttons of that name receive the taps, unless
 * `heard` is `by everything`.
 */
export async function tapAway(
  page: Page,
  button: Locator,
  { heard = 'by its name' }: { heard?: 'by its name' | 'by everything' } = {},
): Promise<() => Promise<void>> {
  // Until it stops moving.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is no button to tap.');
  const words = (await button.textContent())?.trim() ?? '';
  if (heard === 'by its name') await page.evaluate(hearTapsOn, words);
  const stop = await tapSpot(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return async () => {
    await stop();
    await page.evaluate(hearTapsOn, null).catch(() => {});
  };
}

/** Taps one spot of the page, whatever is there, until the returned function is called. */
async function tapSpot(page: Page, { x, y }: { x: number; y: number }): Promise<() => Promise<void>> {
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

/** Runs in the page: lets taps through to buttons with this text, or to everything again. */
function hearTapsOn(words: string | null): void {
  const scope = globalThis as unknown as { stopHearing?: AbortController };
  scope.stopHearing?.abort();
  if (words === null) return;
  scope.stopHearing = new AbortController();
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button?.textContent.trim() === words) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true, signal: scope.stopHearing.signal },
  );
}
