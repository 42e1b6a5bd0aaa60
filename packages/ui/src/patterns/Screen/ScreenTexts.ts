import { createContext } from 'react';

/** What every screen says; `useScreenTexts` has it. */
export interface ScreenTexts {
  backLabel: string;
  loadingLabel: string;
  failedTitle: string;
  retryLabel: string;
  /** What the browser calls the page. */
  pageTitle: (title: string) => string;
}

/** The texts of the screen around a part; null outside a screen. */
export const ScreenTextsContext = createContext<ScreenTexts | null>(null);
