// The files of this project share one page, so each test begins with an empty one and takes back what it changed.
import { afterEach, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { waitLong } from './waitLong.ts';

// Vitest has a setting for how long `expect.element` waits, and none for this.
vi.waitFor = waitLong;

// Before, not after: what a failed test left on the page can still be looked at.
beforeEach(async () => {
  await cleanup();
  // Out of the way: what is drawn under the mouse is hovered.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
