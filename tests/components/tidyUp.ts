// The files of this project share one page, so each test starts with an empty one and undoes its changes.
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { skipDrawing } from '../stories/skipDrawing.ts';
import { waitLong } from './waitLong.ts';

skipDrawing();

// Vitest can configure the timeout of `expect.element`, but not this one.
vi.waitFor = waitLong;

// The previous file may have left the mouse anywhere.
let moved = true;
const noticeMove = (): void => {
  moved = true;
};
beforeAll(() => window.addEventListener('pointermove', noticeMove, { capture: true }));
afterAll(() => window.removeEventListener('pointermove', noticeMove, { capture: true }));

// Before, not after, so that a failed test's page can still be inspected.
beforeEach(async () => {
  await cleanup();
  // Else a test's first click near the last one's would be the second tap of a double tap.
  document.body.click();
  if (!moved) return;
  // Out of the way: elements under the mouse are hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  moved = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
