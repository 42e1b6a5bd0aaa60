import type { Locale } from '@mcy/api/contract';
import type { Page } from 'playwright';

/** A screen to take for the README: where it is, as whom, and in which language, theme and size it is seen. */
export interface Screen {
  name: string;
  path: string;
  who: 'guest' | 'user';
  locale: Locale;
  theme: 'dark' | 'light';
  size: 'phone' | 'desktop';
  /** What is pressed before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}
