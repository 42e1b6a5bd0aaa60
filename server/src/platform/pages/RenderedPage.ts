import type { Locale } from '@mcy/api/contract';

/** What a device with a session says of its next page, by cookies. */
export interface Frame {
  /** How many boxes wait in its tray: their place is kept free. */
  unopened: number;
  /** How many payments under way home shows: likewise. */
  unpaid: number;
}

/** What to render: a page as a guest sees it, or its frame, as a person with a session sees it until their data is there. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  locale: Locale;
  /** The server's clock, in ms since 1970. */
  now: number;
  frame?: Frame;
}

/** A rendered page, as `app/src/serverMain.tsx` writes it. */
export interface RenderedPage {
  markup: string;
  /** The page's own title, with the shop's, as HTML. */
  title: string;
  /** Link elements of the pictures of the first screen. */
  preloads: readonly string[];
  /** JSON for the browser's first render. */
  data: string;
  /** Whether it shows answers of calls, which grow old. */
  answered: boolean;
  /** Sources of the parts that take the page over, as the build's manifest names them. */
  parts: readonly string[];
}

/** What the worker is told. */
export type ToWorker =
  | { type: 'render'; id: number; request: RenderRequest }
  | { type: 'answer'; id: number; question: number; envelope: string }
  | { type: 'failed'; id: number; question: number };

/** What the worker says. */
export type FromWorker =
  | { type: 'ask'; id: number; question: number; address: string }
  | { type: 'rendered'; id: number; page: RenderedPage | null }
  | { type: 'failed'; id: number; reason: string };
