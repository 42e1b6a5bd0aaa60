import { createContext, use } from 'react';

/** What every screen says; `useScreenTexts` has it. */
export interface ScreenTexts {
  backLabel: string;
  loadingLabel: string;
  failedTitle: string;
  retryLabel: string;
  loadMoreLabel: string;
  /** What the browser calls the page. */
  pageTitle: (title: string) => string;
}

/** Null outside a screen. */
export const ScreenTextsContext = createContext<ScreenTexts | null>(null);

/** The texts of the screen around a part. */
export function useTextsOfScreen(): ScreenTexts {
  const texts = use(ScreenTextsContext);
  if (texts === null) throw new Error('A part of a screen needs a Screen around it.');
  return texts;
}
