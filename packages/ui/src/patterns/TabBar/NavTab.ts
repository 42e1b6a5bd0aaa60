import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';

/** A main page of the app: an entry of the tab bar and the rail. */
export interface NavTab {
  href: string;
  label: string;
  icon: IconGlyph;
  /** True for the current page. */
  current: boolean;
  /** Number of pending items; 0 shows nothing. `label` says it in words. */
  badge?: { count: number; label: string } | undefined;
}
