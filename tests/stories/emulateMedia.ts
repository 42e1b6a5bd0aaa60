import type { BrowserCommand } from 'vitest/node';

/** Media preferences of a reader; `null` for the default. */
export interface Wishes {
  forcedColors: 'active' | null;
  reducedMotion: 'reduce' | null;
}

/** Emulates a reader's media preferences. A page cannot change them, so Playwright does. */
export const emulateMedia: BrowserCommand<[Wishes]> = ({ page }, wishes) => page.emulateMedia(wishes);

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wishes: Wishes) => Promise<void>;
  }
}
