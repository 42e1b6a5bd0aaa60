import type { Locale } from '@mcy/api/contract';
import type { Page } from 'playwright';

/** A screen of the README: its address, user, language, theme and size. */
export interface Screen {
  name: string;
  path: string;
  who: 'guest' | 'user';
  locale: Locale;
  theme: 'dark' | 'light';
  size: 'phone' | 'desktop';
  /** Pressed before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}
