import type { Page } from 'playwright';
import type { Session } from '../../tests/shop/callShop.ts';

/** One opening that is filmed. */
export interface FilmScene {
  name: string;
  /** The box that is opened. */
  pool_id: string;
  /** Who opens it: an account with coins. */
  session: Session;
  /** Before the page opens, such as what the shop answers. */
  prepare?: (page: Page) => Promise<void>;
  /** From choosing to the end, on the open screen. */
  act: (page: Page) => Promise<void>;
  /** The steps that must follow one another, and nothing else. */
  steps: readonly string[];
}
