import type { BrowserCommand } from 'vitest/node';

/** What a reader may have asked of the browser; `null` asks for nothing. */
export interface Wishes {
  forcedColors: 'active' | null;
  reducedMotion: 'reduce' | null;
}

/** Emulates a reader's settings: a page cannot change them itself, so Playwright does from outside. */
export const emulateMedia: BrowserCommand<[Wishes]> = ({ page }, wishes) => page.emulateMedia(wishes);

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wishes: Wishes) => Promise<void>;
  }
}
