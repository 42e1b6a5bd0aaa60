import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';

/** One of the app's main places: an entry of the tab bar and of the rail. */
export interface NavTab {
  href: string;
  label: string;
  icon: IconGlyph;
  /** The page shown now is this one. */
  current: boolean;
  /** Things waiting there; nothing is shown for 0. `label` says the count in words. */
  badge?: { count: number; label: string } | undefined;
}
